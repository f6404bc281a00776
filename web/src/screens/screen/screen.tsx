import { game } from "../../table/table";

/** The board for a big screen that everybody looks at. */
export default function Screen() {
  return <h1>{game.value?.clue?.word ?? "Cryptonym"}</h1>;
}
