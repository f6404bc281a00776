/** What the sheet of a game says of its sides, its seats and the letters of its keys. */

import { offers } from "../protocol/offers";
import type {
  ClueNumber,
  Colour,
  EndOfGame,
  GameSheet,
  Identity,
  Mode,
  Options,
  Result,
  Seat,
  SeatSheet,
  Team,
} from "../protocol/types";

/** Stands for a cell that we may not know. */
export const HIDDEN = "?";

/** Ends that a touch brought which covers nothing: it is shown whole, and no token lies there. */
export const FATAL: ReadonlySet<EndOfGame> = new Set(["assassin", "bystander", "mistakes"]);

/** The sheet of a game, if the server has told us of it. */
export const knownSheet = (mode: Mode): GameSheet | undefined =>
  offers.value?.games.find(({ name }) => name === mode);

/** The sheet of a game; nobody sits at a table before it is there. */
export function sheetOf(mode: Mode): GameSheet {
  const sheet = knownSheet(mode);
  if (!sheet) throw new Error(`there is no sheet of ${mode}`);
  return sheet;
}

/** The numbers that a clue may have here: those that set no limit, where others do, are for experts. */
export function numbersOf({ mode, expert_clues }: Options): readonly ClueNumber[] {
  const limits = Object.entries(sheetOf(mode).guesses);
  const free = limits.every(([, most]) => most === null);
  return limits
    .filter(([number, most]) => expert_clues || (free ? number !== "unlimited" : most !== null))
    .map(([number]) => (number === "unlimited" ? number : Number(number)));
}

/** How many cards lie on the table. */
export const cardsOf = (mode: Mode): number => sheetOf(mode).columns * sheetOf(mode).rows;

/** The two sides, in order. */
export const teamsOf = (mode: Mode): readonly Team[] => sheetOf(mode).sides.map(({ team }) => team);

/** The opposing side. */
export const otherTeam = (mode: Mode, team: Team): Team =>
  teamsOf(mode).find((one) => one !== team) ?? team;

/** How a side is drawn. */
export function colourOf(mode: Mode, team: Team): Colour {
  return sheetOf(mode).sides.find((side) => side.team === team)?.colour ?? "bystander";
}

/** How somebody behind a card is drawn. */
export const drawnAs = (mode: Mode, identity: Identity): Colour =>
  sheetOf(mode).identities[identity].colour;

/** Whose they are who stand behind a card. */
export const sideOf = (mode: Mode, identity: Identity): Team | null =>
  sheetOf(mode).identities[identity].team;

/** What the sheet says of a seat in the game; nothing of those who watch. */
export function placeOf(mode: Mode, seat: Seat): SeatSheet | undefined {
  const { seats, team_by_key } = sheetOf(mode);
  return seats.find(
    (one) => one.role === seat.role && (team_by_key || (one.team ?? null) === (seat.team ?? null)),
  );
}

/** Whether pictures lie on the table; there may be words among them. */
export const playsPictures = (mode: Mode): boolean => sheetOf(mode).faces === "pictures";

/** Whether a game has what a mission is about: a bank of tokens. */
export const hasMissions = (mode: Mode): boolean => sheetOf(mode).counters.includes("tokens");

/** Whether all who play win or lose as one. */
export const winsAsOne = (mode: Mode): boolean => sheetOf(mode).together;

/** Whether all who play together have won: they are on the winner's side, or on both. */
export const haveWon = (mode: Mode, { winner, score }: Result): boolean =>
  isTogether(mode) ? score !== null : winner !== null;

/** Whether all play on one side, against nobody: no seat has one before the key names it. */
export const isTogether = (mode: Mode): boolean => sheetOf(mode).team_by_key;

/** Whether somebody guesses for whoever is on turn. */
export const isShared = (mode: Mode): boolean =>
  !isTogether(mode) && sheetOf(mode).seats.some(({ team }) => !team);

/** How many sides the keys of a game have. */
const sidesOfKey = (mode: Mode): number => sheetOf(mode).letters[HIDDEN]?.length ?? 1;

/** Whether each side has its own side of the key. */
export const isTwoSided = (mode: Mode): boolean => sidesOfKey(mode) > 1;

/** Whether two sides with a key each win or lose as one. */
export const arePartners = (mode: Mode): boolean => isTwoSided(mode) && winsAsOne(mode);

/** The side of the key that judges while a team is on turn: the only one, or its own. */
export function keySideOf(mode: Mode, team: Team): number {
  return isTwoSided(mode) ? teamsOf(mode).indexOf(team) : 0;
}

/** The sides of the key that lie open in a seat while a game lasts. */
export function keyOf(mode: Mode, seat: Seat): readonly number[] {
  if (seat.role === "insider") return Array.from({ length: sidesOfKey(mode) }, (_, side) => side);
  return placeOf(mode, seat)?.key ?? [];
}

/** Who stands behind a letter, on this side of the key; null if we do not know. */
export function behind(mode: Mode, letter: string | undefined, side: number): Identity | null {
  return sheetOf(mode).letters[letter ?? HIDDEN]?.[side] ?? null;
}

/** The sides that have a word of their own behind a letter, as far as it tells. */
export const ownersOf = (mode: Mode, letter: string | undefined): readonly Team[] =>
  teamsOf(mode).filter((team) => {
    const who = behind(mode, letter, keySideOf(mode, team));
    return who !== null && sideOf(mode, who) === team;
  });

/** Who lies on a card that was covered: of its letter we know the side that judged. */
export function lyingOn(mode: Mode, letter: string | undefined): Identity | null {
  return sheetOf(mode).letters[letter ?? HIDDEN]?.find((who) => who !== null) ?? null;
}

/** The letter of a card once everybody has seen the side of it that judges for a team. */
export function withShown(mode: Mode, letter: string, team: Team, identity: Identity): string {
  const { letters } = sheetOf(mode);
  const tile = [...(letters[letter] ?? [])];
  tile[keySideOf(mode, team)] = identity;
  const same = (other: readonly (Identity | null)[]) => tile.every((who, side) => who === other[side]);
  return Object.entries(letters).find(([, other]) => same(other))?.[0] ?? letter;
}
