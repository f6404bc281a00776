import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unread } from "./mine";
import { Bubble } from "./unread";

const place = document.createElement("div");

beforeEach(() => {
  vi.useFakeTimers();
  unread.value = [];
});

afterEach(() => {
  render(null, place);
  vi.useRealTimers();
});

test("a line is a bubble for three seconds, and the next one again", async () => {
  await act(() => render(<Bubble />, place));
  expect(place.textContent).toBe("");
  for (const line of ["Bo: Wait", "Bo: Sure"]) {
    await act(() => {
      unread.value = [...unread.value, line];
    });
    expect(place.textContent).toBe(line);
    await act(() => void vi.advanceTimersByTime(2999));
    expect(place.textContent).toBe(line);
    await act(() => void vi.advanceTimersByTime(1));
    expect(place.textContent).toBe("");
  }
});
