import { expect, it } from "vitest";
import { told } from "./OwnPage";

const seen = { visible: true, listed: false, hidden_from: 0, page: null };

it("says what each onlooker gets", () => {
  expect(told("stranger", seen)).toMatch(/Anyone with the address/);
  expect(told("stranger", { ...seen, visible: false })).toMatch(/Page not found/);
  expect(told("employer", { ...seen, listed: true })).toMatch(/can find you in search/);
  expect(told("employer", seen)).toMatch(/can't find you in search/);
  expect(told("employer", { ...seen, hidden_from: 1 })).toMatch(
    /The one company you hide from is shown/,
  );
  expect(told("employer", { ...seen, hidden_from: 2 })).toMatch(
    /The 2 companies you hide from are shown/,
  );
  expect(told("interested", { ...seen, visible: true })).toMatch(/always see this/);
});
