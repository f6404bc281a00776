/** One table, live: a WebSocket that comes back by itself and loses nothing. */

import { signal } from "@preact/signals";
import type { Table } from "./view";
import { bad, good, type Answer, type Trouble } from "../protocol/answer";
import { sendCommand, showTable } from "../protocol/api";
import { heardAt } from "../protocol/clock";
import { Exchange, oneByOne, type News } from "./exchange";
import { askForOffers, knowsGame } from "../protocol/offers";
import { pause } from "../protocol/patience";
import type { FromClient, MemberCommand, TableView, ToClient } from "../protocol/types";

/** `away`: the server does not answer, we go on trying; `ended`: there is nothing to come back to. */
export type Connection = "connecting" | "live" | "away" | "ended";

type NewsCallback = (news: News, before: Table | null, after: Table) => void;

const PING_EVERY = 20_000;
const PATIENCE = 6_000; // for a pong, or for the first message
const AGAIN = 1_000; // a command that came at a bad moment is repeated after this
const AWAY_AFTER = 2; // failed tries before the player hears of it

/** A table with its connection: what is known, what can be asked, and how the line is. */
export class LiveTable {
  readonly view = signal<Table | null>(null);
  readonly name = signal("");
  readonly connection = signal<Connection>("connecting");
  readonly trouble = signal<Trouble | null>(null); // why it has ended
  #exchange = new Exchange();
  #waiting = new Map<string, (answer: Answer<number>) => void>();
  #callbacks = new Set<NewsCallback>();
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined; // the next try, or the next ping
  #deadline: ReturnType<typeof setTimeout> | undefined; // for an answer to the last one
  #heardLast = 0; // when the server said something
  #looking = false; // somebody has been sent to the door
  #closed = false;

  constructor(readonly id: string) {
    addEventListener("online", this.#wake);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    void this.#look();
  }

  /** Carry out a command. It is sent until it is answered, and done once. */
  do(command: MemberCommand): Promise<Answer<number>> {
    if (this.connection.value === "ended") return Promise.resolve(bad("no_seat"));
    if (command.type === "choose_words") return this.#post(command); // no frame holds so many words
    const asked = this.#exchange.ask(newId(), command);
    this.#send(asked);
    return new Promise((resolve) => this.#waiting.set(asked.id, resolve));
  }

  async #post(command: MemberCommand): Promise<Answer<number>> {
    const answer = await sendCommand(this.id, newId(), command);
    return answer.ok ? good(answer.value.seq) : answer;
  }

  /** Be told of everything that happens, with the table before and after; returns how to stop. */
  onNews(callback: NewsCallback): () => void {
    this.#callbacks.add(callback);
    return () => this.#callbacks.delete(callback);
  }

  /** Hang up for good; the seat stays. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    for (const resolve of this.#waiting.values()) resolve(bad("offline"));
    this.#waiting.clear();
  }

  // ---- the line

  /** Whether there is a seat for us at all: a browser does not say why a socket was refused. */
  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    const asked = showTable(this.id, AbortSignal.timeout(PATIENCE));
    const [answer] = await Promise.all([asked, askForOffers()]); // nobody waits for one, then the other
    const drawable = answer.ok && (await canDraw(answer.value.view));
    this.#looking = false;
    if (this.#closed) return;
    if (answer.ok && !drawable) this.#later();
    else if (answer.ok) {
      const news = this.#exchange.begin(answer.value); // there is something to see while we call
      if (news) this.#tell(news, null);
      this.#connect();
    } else if (["no_seat", "no_such_table", "table_closed"].includes(answer.trouble.code))
      this.#end(answer.trouble);
    else this.#later();
  }

  #connect(): void {
    this.#drop();
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#exchange.connected();
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => this.#lost(socket);
    this.#deadline = setTimeout(() => this.#lost(socket), PATIENCE);
  }

  #lost(socket: WebSocket): void {
    if (socket === this.#socket) this.#later();
  }

  /** Try again after a while: at once the first time, since lines break for no reason. */
  #later(soon = false): void {
    this.#drop();
    if (this.#closed || this.connection.value === "ended") return;
    const patient = soon || this.#tries < AWAY_AFTER;
    this.connection.value = patient ? "connecting" : "away";
    this.#timer = setTimeout(() => void this.#look(), soon ? 0 : pause(this.#tries));
    this.#tries += 1;
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #end(trouble: Trouble): void {
    this.trouble.value = trouble;
    this.connection.value = "ended";
    this.close();
  }

  /** The phone was unlocked, or the network is back: do not wait for the next try. */
  #wake = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    const slept = Date.now() - this.#heardLast > PING_EVERY + PATIENCE; // so the line is dead too
    if (this.connection.value === "live" && !slept) this.#ping();
    else if (this.connection.value === "live") this.#later(true);
    else if (this.#socket === null && !this.#looking) {
      this.#tries = 0;
      this.#later(true);
    }
  };

  #ping(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    if (!socket) return;
    this.#send({ type: "ping" });
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lost(socket), PATIENCE);
  }

  #send(message: FromClient): void {
    // What cannot be sent now is in `open` and goes out with the next greeting.
    if (this.connection.value === "live") this.#socket?.send(JSON.stringify(message));
  }

  // ---- what the server says

  #heard(message: ToClient): void {
    clearTimeout(this.#deadline);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ping(), PING_EVERY);
    this.#tries = 0;
    this.#heardLast = Date.now();
    this.connection.value = "live";
    if (message.type === "event" || message.type === "whisper") heardAt(message.at);
    for (const one of oneByOne(message)) this.#follow(one);
  }

  #follow(message: ToClient): void {
    const before = this.#exchange.view;
    const reaction = this.#exchange.take(message);
    for (const one of reaction.send) this.#send(one);
    if (reaction.again) this.#again(reaction.again);
    if (reaction.answered) {
      this.#waiting.get(reaction.answered.id)?.(reaction.answered.answer);
      this.#waiting.delete(reaction.answered.id);
    }
    if (reaction.news) this.#tell(reaction.news, before);
    if (reaction.bye && reaction.bye.again === false) this.#end(bad(goodbye(reaction.bye.code)).trouble);
    else if (reaction.bye) this.#later(true);
  }

  #again(id: string): void {
    setTimeout(() => {
      const asked = this.#exchange.open.get(id);
      if (asked) this.#send(this.#exchange.ask(id, asked.command));
    }, AGAIN);
  }

  #tell(news: News, before: Table | null): void {
    const after = this.#exchange.view;
    if (!after) return;
    this.name.value = this.#exchange.name;
    void canDraw(after); // a server may have learnt a game meanwhile
    this.view.value = after;
    for (const callback of this.#callbacks) callback(news, before, after);
  }
}

/** Whether there is a sheet of what is played here, and of the game that lies on the table. */
async function canDraw({ options, game }: Pick<TableView, "options" | "game"> | Table): Promise<boolean> {
  const modes = [options.mode, game?.options.mode ?? options.mode];
  return (await Promise.all(modes.map(knowsGame))).every(Boolean);
}

function goodbye(code: string): "device_removed" | "member_gone" {
  return code === "device_removed" ? code : "member_gone";
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6)); // short, as every answer repeats it
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
