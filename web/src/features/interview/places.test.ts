import { expect, test } from "vitest";
import { readLook } from "./places";
import { result } from "./testing/sample";

const findings = result.receipt?.findings ?? [];
const look = (query: string) => readLook(new URLSearchParams(query), findings);

test("a check leads to where its evidence lies", () => {
  expect(look("check=left_out")).toMatchObject({ view: "notes", spot: { phase: "requirements" } });
  expect(look("check=path_take")).toMatchObject({
    view: "board",
    spot: { marked: ["n1", "n2", "n3", "n4", "e1", "e2", "e3"] },
  });
});

test("another part may be looked at meanwhile; nothing is pointed at there", () => {
  const { view, check, spot } = look("check=left_out&view=drill");
  expect([view, check?.check, spot]).toEqual(["drill", "left_out", null]);
});

test("what the address does not know is the board", () => {
  expect(look("check=nothing&view=nowhere")).toEqual({ view: "board", check: null, spot: null });
});
