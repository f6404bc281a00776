import { Cloth } from "../../look/cloth";
import type { Colour, Team } from "../../protocol/types";
import { isNobodysTurn } from "../../table/desks";
import { arePartners, colourOf, otherTeam, teamsOf } from "../../table/sheets";
import type { Game } from "../../table/view";

/** Whose turn it is; that of opponents who are not there is played for them. */
export function teamOnTurn({ options, phase, team }: Game): Team {
  return phase === "simulate" ? otherTeam(options.mode, team) : team;
}

/** Whether the lamp goes out: an assassin, or all have lost together with two keys. */
export const isLoss = ({ options, result }: Game): boolean =>
  result?.reason === "assassin" || (arePartners(options.mode) && result?.winner === null);

/** Whether the desk lies in the dark: in sudden death, and when two sides have lost as one. */
export const isDark = (game: Game): boolean =>
  game.phase === "sudden" || (arePartners(game.options.mode) && isLoss(game));

/** The colours of those who have won; of both sides, where they play as one. */
export function winners({ options, result, team }: Game): readonly Colour[] {
  const { mode } = options;
  if (arePartners(mode)) return teamsOf(mode).map((side) => colourOf(mode, side));
  return [colourOf(mode, result?.winner ?? team)];
}

/** The desk in the colour of the team on turn; when all is over, of the winners. */
export function TurnCloth({ game }: { game: Game }) {
  const { options, result } = game;
  if (isDark(game)) return <Cloth colour="assassin" />;
  if (isNobodysTurn(game)) return <Cloth colour="bystander" />;
  const [colour = "bystander", other] = result
    ? winners(game)
    : [colourOf(options.mode, teamOnTurn(game))];
  return <Cloth colour={colour} other={other} />;
}
