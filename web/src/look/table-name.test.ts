import { describe, expect, test } from "vitest";
import { said } from "./table-name";

describe("the name of a table in a sentence", () => {
  test("is in capitals where it has lost its accents", () => {
    expect(said("γαϊδουρι-καρπουζι-γιαγια-αγαλμα")).toBe("ΓΑΪΔΟΥΡΙ ΚΑΡΠΟΥΖΙ ΓΙΑΓΙΑ ΑΓΑΛΜΑ");
  });

  test("is as people write it elsewhere", () => {
    expect(said("ĉemizo-rivero-lakto-floro")).toBe("ĉemizo rivero lakto floro");
  });
});
