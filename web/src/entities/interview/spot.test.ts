import { expect, test } from "vitest";
import { cutAt, spotOf } from "./spot";

test("each kind of evidence leads to its part of the answer", () => {
  expect(spotOf({ nodes: ["n1"], edges: ["e2"] })).toMatchObject({
    view: "board",
    marked: ["n1", "e2"],
    quote: null,
  });
  expect(spotOf({ estimate: "q1", value: 7 })).toMatchObject({ view: "estimates", estimate: "q1" });
  const quote = "a queue in between";
  expect(spotOf({ quote, place: { notes: "interface" } })).toMatchObject({
    view: "notes",
    phase: "interface",
    quote,
  });
  expect(spotOf({ quote, place: { turn: 0 } })).toMatchObject({ view: "conversation", turn: 0 });
  expect(spotOf({ quote, place: { drill: 1 } })).toMatchObject({ view: "drill", drill: 1 });
  expect(spotOf({ quote, place: { board: "n3" } })).toMatchObject({
    view: "board",
    marked: ["n3"],
  });
  // The board's own notes belong to no component.
  expect(spotOf({ quote, place: { board: "" } }).marked).toEqual([]);
});

test("a quote is found whatever its white space, and nothing in it is a pattern", () => {
  expect(cutAt("First.\nThen a  queue (of 3.5)\nwaits.", "a queue (of 3.5) waits.")).toEqual([
    "First.\nThen ",
    "a  queue (of 3.5)\nwaits.",
    "",
  ]);
  expect(cutAt("one two", "o.e")).toBeNull();
  expect(cutAt("one two", "  ")).toBeNull();
});
