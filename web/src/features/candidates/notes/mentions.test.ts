import { expect, it } from "vitest";
import { mentionedIds, offered, partsOf, typedMention, withMention } from "./mentions";

const ann = { id: "1", full_name: "Ann" };
const annLee = { id: "2", full_name: "Ann Lee" };
const ole = { id: "3", full_name: "Ole Ærø" };
const team = [ann, annLee, ole];

it("finds the mention that is being typed, and none inside a word or an address", () => {
  expect(typedMention("Look @an", 8)).toEqual({ at: 5, query: "an" });
  expect(typedMention("@", 1)).toEqual({ at: 0, query: "" });
  expect(typedMention("Look @Ann Le", 12)).toEqual({ at: 5, query: "Ann Le" });
  expect(typedMention("ann@example", 11)).toBeNull();
  expect(typedMention("Look @ann\nmore", 14)).toBeNull();
  expect(typedMention("Look @ ann", 10)).toBeNull();
  expect(typedMention("Look", 4)).toBeNull();
  expect(typedMention("Look @an later", 5)).toBeNull();
});

it("offers colleagues by the beginning of any word of their name", () => {
  expect(offered(team, "")).toEqual(team);
  expect(offered(team, "le")).toEqual([annLee]);
  expect(offered(team, "ÆR")).toEqual([ole]);
  expect(offered(team, "ann")).toEqual([ann, annLee]);
  expect(offered(team, "Ann Lee and more")).toEqual([]);
  expect(offered(team, "nobody")).toEqual([]);
});

it("puts the name in place of what was typed", () => {
  expect(withMention("Look @an", 8, 5, "Ann Lee")).toEqual({ text: "Look @Ann Lee ", caret: 14 });
  expect(withMention("Look @an now", 8, 5, "Ann")).toEqual({ text: "Look @Ann now", caret: 10 });
});

it("parts a text at its mentions, the longest name first", () => {
  expect(partsOf("@Ann Lee, @Ann: see x@Ann", ["Ann", "Ann Lee"])).toEqual([
    { at: 0, text: "@Ann Lee", name: "Ann Lee" },
    { at: 8, text: ", ", name: null },
    { at: 10, text: "@Ann", name: "Ann" },
    { at: 14, text: ": see x@Ann", name: null },
  ]);
  expect(partsOf("@Annika", ["Ann"])).toEqual([{ at: 0, text: "@Annika", name: null }]);
  expect(partsOf("", ["Ann"])).toEqual([]);
  expect(partsOf("@@Ann", ["Ann"])).toEqual([
    { at: 0, text: "@", name: null },
    { at: 1, text: "@Ann", name: "Ann" },
  ]);
});

it("names whom the text names, and of two with one name the chosen", () => {
  expect(mentionedIds("@Ann Lee", team, [])).toEqual(["2"]);
  expect(mentionedIds("Nothing", team, ["2"])).toEqual([]);
  const twins = [annLee, { id: "4", full_name: "Ann Lee" }];
  expect(mentionedIds("@Ann Lee and @Ann Lee", twins, ["4"])).toEqual(["4"]);
  expect(mentionedIds("@Ann Lee", twins, [])).toEqual(["2", "4"]);
});
