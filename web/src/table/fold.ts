/** Your view after an event: no rules, but what events mean at every table. */

import type { EventSeen, MemberCame, Now, Seat } from "../protocol/types";
import { campaignAfter } from "./campaign";
import { foldDeal, foldGame } from "./fold-game";
import { missingSeats, plays, sameSeat, unequal } from "./seats";
import { knownSheet } from "./sheets";
import { slowFold } from "./slow-fold";
import { wholeSettings, wholeWords, type Table } from "./view";

type Played = Parameters<typeof foldGame>[2];

const CHAT_KEPT = 200; // lines, for each of those they are said to

/** The table after an event with the `now` of its message; null if only the server can tell:
 * you have new eyes, or nobody has described this game to us. */
export function fold(table: Table, event: EventSeen, now: Now | null = null): Table | null {
  if ("options" in event && !knownSheet(event.options.mode)) return null;
  const plain = folded(table, event, now);
  const after = plain.settings.slow ? slowFold.after?.(plain, event) : plain;
  if (!after || !knownSheet(after.options.mode)) return null;
  const mine = after.members[after.you];
  const before = table.members[table.you];
  if (!mine || !before || !sameSeat(mine.seat, before.seat)) return null;
  return counted(after);
}

/** With what follows from the seats: which are missing, and whether the teams are equal. */
function counted(table: Table): Table {
  const seats = Object.values(table.members).map((member) => member.seat);
  const running = table.game !== null && table.game.phase !== "over";
  const { mode } = table.options;
  const missing = running ? [] : missingSeats(mode, seats);
  return { ...table, missing, unequal: unequal(mode, seats) };
}

function folded(table: Table, event: EventSeen, now: Now | null): Table {
  switch (event.type) {
    case "member_came":
      return came(table, event);
    case "member_went":
      return {
        ...table,
        members: without(table.members, event.member),
        marks: without(table.marks, event.member),
        asking: without(table.asking, event.member),
        ready: table.ready.filter((who) => who !== event.member),
        chat: signed(table, event.member),
      };
    case "member_ready":
      return readied(table, event.member, event.ready ?? true);
    case "seat_left":
      return {
        ...member(table, event.member, { seat: event.seat }),
        marks: without(table.marks, event.member),
      };
    case "member_renamed":
      return member(table, event.member, { name: event.name });
    case "seat_taken":
      return {
        ...member(table, event.player, { seat: event.seat }),
        asking: without(table.asking, event.player),
      };
    case "seat_asked_for": {
      const others = without(table.asking, event.member);
      const asking = plays(event.seat) ? { ...others, [event.member]: event.seat } : others;
      return { ...table, asking };
    }
    case "game_broken_off":
      return { ...table, game: null, marks: {}, explained: [], asking: {} };
    case "key_seen":
      return member(table, event.player, { seat: { role: "insider" } });
    case "host_changed":
      return { ...table, host: event.member };
    case "table_locked":
      return { ...table, locked: event.locked };
    case "options_changed":
      return { ...table, options: event.options };
    case "settings_changed":
      return { ...table, settings: wholeSettings(event.settings) };
    case "words_chosen":
      return { ...table, words: wholeWords(event.words) };
    case "city_chosen":
    case "city_played":
    case "campaign_brought":
      return { ...table, campaign: campaignAfter(table.campaign, event) };
    case "something_said": {
      const { type: _, ...line } = event;
      return { ...table, chat: withLine(table.chat, line) };
    }
    case "card_marked":
      return marked(table, event.by, event.card, event.on ?? true);
    case "table_closed":
      return { ...table, closed: true };
    case "device_added": {
      const { number = 0, since, kind } = event;
      const device = { number, ...(since && { since }), ...(kind && { kind }) };
      return { ...table, devices: [...table.devices, device] };
    }
    case "devices_removed": {
      const devices = table.devices.filter(({ number }) => !event.numbers.includes(number));
      return { ...table, devices };
    }
    case "table_opened":
    case "joined":
    case "left":
      return table;
    case "pick_explained": {
      const { by, card, clue, links, direct } = event;
      const because = { ...(links?.length && { links }), ...(direct && { direct }) };
      const pick = { by, card, clue, ...because };
      return { ...table, explained: [...table.explained, pick] };
    }
    case "dealt":
      return foldDeal(table, event, now ?? {});
    default:
      // those of slow tables change nothing here
      return table.game ? foldGame(table, table.game, event as Played, now ?? {}) : table;
  }
}

function came(table: Table, { member, name, bot }: MemberCame): Table {
  const seat: Seat = { role: "watcher" };
  const members = { ...table.members, [member]: bot ? { name, seat, bot } : { name, seat } };
  return { ...table, members, host: table.host || (bot ? "" : member) };
}

/** The chat with one line more; the oldest one to the same ears makes room (Q25). */
function withLine(chat: Table["chat"], line: Table["chat"][number]): Table["chat"] {
  const isSame = (one: Table["chat"][number]) => (one.to ?? null) === (line.to ?? null);
  const oldest = chat.filter(isSame).length < CHAT_KEPT ? -1 : chat.findIndex(isSame);
  return [...chat.filter((_, place) => place !== oldest), line];
}

/** What was said, now with the name of somebody who goes: nobody at the table has it any more. */
function signed(table: Table, who: string): Table["chat"] {
  const name = table.members[who]?.name ?? "";
  return table.chat.map((line) => (line.by === who ? { ...line, name } : line));
}

function member(table: Table, who: string, change: { name?: string; seat?: Seat }): Table {
  const known = table.members[who];
  if (!known) return table;
  return { ...table, members: { ...table.members, [who]: { ...known, ...change } } };
}

function readied(table: Table, who: string, ready: boolean): Table {
  const others = table.ready.filter((other) => other !== who);
  return { ...table, ready: ready ? [...others, who].sort() : others };
}

function marked(table: Table, who: string, card: number, on: boolean): Table {
  const others = (table.marks[who] ?? []).filter((other) => other !== card);
  const cards = on ? [...others, card].sort((a, b) => a - b) : others;
  const marks = cards.length ? { ...table.marks, [who]: cards } : without(table.marks, who);
  return { ...table, marks };
}

function without<T>(all: Readonly<Record<string, T>>, who: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(all).filter(([other]) => other !== who));
}
