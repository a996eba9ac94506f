import { expect, it } from "vitest";
import { told } from "./OwnPage";

const seen = { visible: true, listed: false, hidden_from: 0, page: null };

it("says what each onlooker gets", () => {
  expect(told("stranger", seen)).toMatch(/Whoever has the address/);
  expect(told("stranger", { ...seen, visible: false })).toMatch(/no such page/);
  expect(told("employer", { ...seen, listed: true })).toMatch(/find you in search/);
  expect(told("employer", seen)).toMatch(/do not find you anywhere/);
  expect(told("employer", { ...seen, hidden_from: 1 })).toMatch(
    /The one company you hide from is told/,
  );
  expect(told("employer", { ...seen, hidden_from: 2 })).toMatch(
    /The 2 companies you hide from are told/,
  );
  expect(told("interested", { ...seen, visible: true })).toMatch(/whatever your visibility/);
});
