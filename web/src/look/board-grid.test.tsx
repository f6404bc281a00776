// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BoardGrid } from "./board-grid";
import type { CardFace } from "./card";
import { HOLD } from "./press";

const cards: CardFace[] = Array.from({ length: 25 }, (_, place) => ({
  word: `WORD${place}`,
  label: `WORD${place}`,
  identity: place === 3 ? "red" : "unknown",
  covered: place === 3,
}));
const onPick = vi.fn();
const onGuess = vi.fn();
let root: HTMLElement;

function draw() {
  const grid = (
    <BoardGrid
      columns={5}
      cards={cards}
      label="Board"
      onPick={onPick}
      onGuess={onGuess}
    />
  );
  act(() => render(grid, root));
  return [...root.querySelectorAll<HTMLButtonElement>(".card")];
}

beforeEach(() => {
  vi.useFakeTimers();
  root = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.clearAllMocks();
  vi.useRealTimers();
});

function press(button: HTMLElement | undefined, type: string) {
  button?.dispatchEvent(new PointerEvent(type, { button: 0, bubbles: true }));
}

test("five rows of five cells, and one stop in the tab order that follows the arrows", () => {
  const buttons = draw();
  expect(root.querySelectorAll('[role="row"]')).toHaveLength(5);
  expect(root.querySelectorAll('[role="gridcell"]')).toHaveLength(25);
  act(() => buttons[0]?.focus());
  const down = new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true });
  act(() => void buttons[0]?.dispatchEvent(down));
  expect(document.activeElement).toBe(buttons[5]);
  expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([buttons[5]]);
});

test("a tap marks and does not guess", () => {
  const [, second] = draw();
  press(second, "pointerdown");
  press(second, "pointerup");
  second?.click();
  vi.advanceTimersByTime(HOLD * 2);
  expect(onPick.mock.calls).toEqual([[1]]);
  expect(onGuess).not.toHaveBeenCalled();
});

test("a long press guesses once and does not mark", () => {
  const [, second] = draw();
  press(second, "pointerdown");
  vi.advanceTimersByTime(HOLD);
  press(second, "pointerup");
  second?.click();
  expect(onGuess.mock.calls).toEqual([[1]]);
  expect(onPick).not.toHaveBeenCalled();
});

test("a press that is let go too early does nothing by itself", () => {
  const [, second] = draw();
  press(second, "pointerdown");
  vi.advanceTimersByTime(HOLD - 1);
  press(second, "pointerup");
  vi.advanceTimersByTime(HOLD);
  expect(onGuess).not.toHaveBeenCalled();
});

test("a covered card can be read but neither marked nor guessed", () => {
  const buttons = draw();
  const found = buttons[3];
  press(found, "pointerdown");
  vi.advanceTimersByTime(HOLD);
  found?.click();
  expect(found?.getAttribute("aria-disabled")).toBe("true");
  expect(found?.disabled).toBe(false);
  expect([onPick.mock.calls, onGuess.mock.calls]).toEqual([[], []]);
});

test("a card nobody knows shows no sign and no identity", () => {
  const [first, , , found] = draw();
  expect(first?.innerHTML).not.toMatch(/of-(red|blue|bystander|assassin)|svg/);
  expect(found?.innerHTML).toContain("of-red");
});
