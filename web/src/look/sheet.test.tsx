import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it, vi } from "vitest";
import { Sheet } from "./sheet";

it("is closed by Escape wherever the focus is, and only while it is open", async () => {
  const onTurn = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  const draw = (open: boolean) =>
    act(() =>
      render(
        <Sheet label="Log" open={open} onTurn={onTurn}>
          <p>Clues</p>
        </Sheet>,
        place,
      ),
    );
  const press = () =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await draw(false);
  press();
  expect(onTurn).not.toHaveBeenCalled();
  await draw(true);
  press();
  expect(onTurn).toHaveBeenCalledExactlyOnceWith(false);
  render(null, place);
});
