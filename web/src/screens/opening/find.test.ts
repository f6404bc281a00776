import { describe, expect, it } from "vitest";
import { meantBy } from "./find";

describe("what somebody types to find a table", () => {
  it("is its spoken name, however it is written", () => {
    expect(meantBy("  Pizza luna, TRENO-rana ")).toEqual({ name: "Pizza luna, TRENO-rana" });
  });

  it("or its link", () => {
    expect(meantBy("http://192.168.1.20:8765/t/aB_-9?screen")).toEqual({ name: "", id: "aB_-9" });
  });

  it("or its name with the code of a seat", () => {
    expect(meantBy("pizza luna treno rana 3-abcd2345")).toEqual({
      name: "pizza luna treno rana",
      code: "3-ABCD2345",
    });
    expect(meantBy("https://play.example/t/x1?code=12-ABCD2345")).toEqual({
      name: "",
      id: "x1",
      code: "12-ABCD2345",
    });
    expect(meantBy("3-ABCD2345")).toEqual({ name: "", code: "3-ABCD2345" });
  });
});
