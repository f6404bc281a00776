import { render } from "preact";
import { expect, test } from "vitest";
import { Cloth } from "./cloth";

test("a new colour sweeps over the old one, and the first one is just there", () => {
  const page = document.createElement("div");
  render(<Cloth colour="red" />, page);
  expect(page.innerHTML).toBe('<div class="cloth of-red"></div>');
  render(<Cloth colour="blue" />, page);
  expect([...page.children].map((one) => one.className)).toEqual([
    "cloth of-red",
    "cloth of-blue sweeps",
  ]);
});
