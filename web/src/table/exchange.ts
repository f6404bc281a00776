/** One member's talk with the server, without the network: what came, and what follows from it. */

import { fold } from "./fold";
import { whole, type Table } from "./view";
import { bad, good, isPassing, refused, type Answer } from "../protocol/answer";
import type {
  Bye,
  Do,
  FromClient,
  Happened,
  MemberCommand,
  Present,
  Snapshot,
  ToClient,
  Whispered,
  Wrong,
} from "../protocol/types";

/** What somebody at the table wants to hear of. */
export type News = Snapshot | Happened | Whispered | Present;

/** What happened, of news that tells of an event. */
export type EventOf = (Happened | Whispered)["event"];

/** What follows from a message of the server. */
export interface Reaction {
  news: News | null;
  send: FromClient[]; // at once
  answered: { id: string; answer: Answer<number> } | null;
  again: string | null; // the id of a command to be sent again in a moment
  bye: Bye | null;
}

/** A message for every event of this one: those that followed from it have the next numbers.
 * What the rules made of them comes with the end of the turn, if it ends, else with the first. */
export function oneByOne(message: ToClient): ToClient[] {
  if (message.type !== "event" || !message.then) return [message];
  const { type, seq, at, by, now } = message;
  const events = [message.event, ...message.then];
  const turning = Math.max(0, events.findIndex((event) => event.type === "turn_ended"));
  return events.map((event, after) => ({
    type,
    seq: seq + after,
    at,
    event,
    ...(after === 0 && by && { by }),
    ...(after === turning && now && { now }),
  }));
}

/** Counts, view and open commands of one member. It outlives every connection. */
export class Exchange {
  seq = 0;
  heard = 0;
  view: Table | null = null;
  name = ""; // of the table, as people say it
  readonly open = new Map<string, Do>(); // without an answer, in the order of sending
  #stale = false; // the view is of older eyes; only a snapshot helps
  #whispers = new Set<number>(); // heard since the last snapshot
  #base = 0; // heard before it
  #gap = false;
  #greeted = false;
  #resuming = false; // what was missed is on its way
  #asking = false; // so is a snapshot
  #told = { seq: 0, heard: 0 }; // the counts that the server had when it greeted us

  /** Note down a command; it waits for an answer from now on. */
  ask(id: string, command: MemberCommand): Do {
    const asked: Do = { type: "do", id, command };
    this.open.delete(id);
    this.open.set(id, asked);
    return asked;
  }

  /** The table as an answer told of it, before there is a line; whoever knows more keeps that. */
  begin(snapshot: Snapshot): News | null {
    return this.view ? null : this.#anew(snapshot);
  }

  /** A new connection stands; the server greets with a snapshot. */
  connected(): void {
    this.#greeted = this.#resuming = this.#asking = false;
  }

  /** A message of the server. */
  take(message: ToClient): Reaction {
    const reaction: Reaction = { news: null, send: [], answered: null, again: null, bye: null };
    switch (message.type) {
      case "snapshot":
        if (this.#greeted) reaction.news = this.#anew(message);
        else this.#greeting(message, reaction);
        break;
      case "event":
      case "whisper":
        reaction.news = this.#learn(message);
        reaction.send = this.#whatIsMissing();
        break;
      case "done":
        this.#answer(reaction, message.id, good(message.seq));
        break;
      case "refused":
        this.#answer(reaction, message.id, refused(message.refusal));
        break;
      case "wrong":
        this.#wrong(reaction, message);
        break;
      case "bye":
        reaction.bye = message;
        break;
      case "presence":
        this.view &&= { ...this.view, away: message.away ?? [] };
        reaction.news = message;
        break;
      case "pong":
        break;
    }
    return reaction;
  }

  /** Whoever was here before wants to hear what was missed, not only how it ended. */
  #greeting(snapshot: Snapshot, reaction: Reaction): void {
    this.#greeted = true;
    if (!this.view || this.#stale) reaction.news = this.#anew(snapshot);
    else this.#missed(snapshot, reaction);
    reaction.send.push(...this.open.values());
  }

  #missed(snapshot: Snapshot, reaction: Reaction): void {
    const away = snapshot.view.away ?? []; // no count tells of that
    if (this.view && away.join() !== this.view.away.join()) {
      this.view = { ...this.view, away };
      reaction.news = { type: "presence", away };
    }
    if (snapshot.seq !== this.seq || snapshot.heard !== this.heard) {
      this.#resuming = true;
      this.#told = { seq: snapshot.seq, heard: snapshot.heard };
      reaction.send.push({ type: "resume", since: this.seq, heard: this.heard });
    }
  }

  #whatIsMissing(): FromClient[] {
    if (this.#stale && !this.#asking) {
      this.#asking = true;
      return [{ type: "snapshot" }];
    }
    if (this.#gap && !this.#resuming) {
      this.#resuming = true;
      return [{ type: "resume", since: this.seq, heard: this.heard }];
    }
    return [];
  }

  #answer(reaction: Reaction, id: string, answer: Answer<number>): void {
    if (this.open.delete(id)) reaction.answered = { id, answer };
  }

  /** The server answers in the order of asking, so a complaint is about the oldest. */
  #wrong(reaction: Reaction, message: Wrong): void {
    // Or about our asking for what was missed: the next gap asks again.
    this.#resuming = this.#asking = false;
    const where = message.where ?? "";
    const oldest = this.open.has(where) ? where : this.open.keys().next().value;
    if (oldest === undefined) return;
    const answer = bad(message.code as Parameters<typeof bad>[0], where);
    if (isPassing(answer.trouble)) reaction.again = oldest;
    else this.#answer(reaction, oldest, answer);
  }

  #learn(message: Happened | Whispered): News | null {
    this.#gap = false;
    // Who comes back may hear what is new before what was missed. A fold would mix up events and
    // whispers then, so only a snapshot helps.
    const { seq, heard } = this.#told;
    if (message.type === "whisper") {
      if (message.heard <= this.#base || this.#whispers.has(message.heard)) return null;
      const early = message.heard > heard && this.seq < seq;
      this.#stale = this.#stale || early || message.heard !== this.heard + 1;
      this.#whispers.add(message.heard);
      this.heard = Math.max(this.heard, message.heard);
    } else {
      if (message.seq !== this.seq + 1) {
        this.#gap = message.seq > this.seq;
        return null;
      }
      this.#stale = this.#stale || (message.seq > seq && this.heard < heard);
      this.seq = message.seq;
      this.#resuming = false;
    }
    const after = this.view && fold(this.view, message.event, message.now);
    this.#stale = this.#stale || after === null;
    this.view = after ?? this.view;
    return message;
  }

  #anew(snapshot: Snapshot): Snapshot {
    this.seq = snapshot.seq;
    this.heard = this.#base = snapshot.heard;
    this.view = whole(snapshot.view);
    this.name = snapshot.name;
    this.#whispers.clear();
    this.#stale = this.#gap = this.#resuming = this.#asking = false;
    return snapshot;
  }
}
