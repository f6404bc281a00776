import { describe, expect, test } from "vitest";
import { fit, joints, namesFit } from "./fit";

const each = (text: string) => [...text].length * 0.5; // every letter half an em

describe("a codename on its card", () => {
  test("a short word stays on one line, even a compound", () => {
    expect(fit("SKISKO", ["SKI", "SKO"], each).lines).toBeNull();
  });

  test("a long compound breaks at its parts, with a hyphen", () => {
    const { lines, whole, broken } = fit("SOMMERFUGLER", ["SOMMER", "FUGLER"], each);
    expect(lines).toEqual(["SOMMER\u2010", "FUGLER"]);
    expect([whole, broken]).toEqual([6, 3.5]);
  });

  test("of several parts the evenest break is taken", () => {
    expect(fit("BRANNSLUKKERE", ["BR", "ANN", "SLUKKERE"], each).lines).toEqual([
      "BRANN\u2010",
      "SLUKKERE",
    ]);
  });

  test("a long word without parts never breaks", () => {
    expect(fit("ΚΑΛΙΚΑΝΤΖΑΡΟΣ", undefined, each).lines).toBeNull();
    expect(fit("ΚΑΛΙΚΑΝΤΖΑΡΟΣ", ["ΚΑΛΙΚΑΝΤΖΑΡΟΣ"], each).lines).toBeNull();
  });

  test("parts that do not make up the word are not believed", () => {
    expect(joints("HESTESKO", ["HEST", "SKO"])).toEqual(["HESTESKO"]);
  });

  test("a break that gains nothing is not made", () => {
    expect(fit("STRACCIATELLA", ["STRACCIATELL", "A"], each).lines).toBeNull();
  });

  test("a word of two words breaks at the space, one with a hyphen after it", () => {
    expect(fit("NEW ZEALAND", undefined, each).lines).toEqual(["NEW", "ZEALAND"]);
    expect(fit("JACK-LANTERN", undefined, each).lines).toEqual(["JACK-", "LANTERN"]);
  });
});

test("a word that could not be read on one line breaks anywhere, and can be read whole elsewhere", () => {
  const { lines, broken, long } = fit("W".repeat(30), undefined, each);
  expect(lines?.join("").replaceAll("\u2010", "")).toBe("W".repeat(30));
  expect(lines).toHaveLength(3);
  expect(broken).toBeLessThan(6.8);
  expect(long).toBe(true);
  expect(fit("ARCHAEOLOGY", undefined, each)).toMatchObject({ lines: null, long: false });
});

test("names stand on a card where all of them fit, and initials elsewhere", () => {
  expect(namesFit(["Bo", "Ann"], each)).toBe("any");
  expect(namesFit(["Konstantinos"], each)).toBe("large");
  expect(namesFit(["W".repeat(24)], each)).toBe("none");
});
