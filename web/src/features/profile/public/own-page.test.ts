import { expect, it } from "vitest";
import { visibilityText } from "./OwnPage";

const seen = { visible: true, listed: false, hidden_from: 0, page: null };

it("says what each onlooker gets", () => {
  expect(visibilityText("stranger", seen)).toMatch(/Anyone with the address/);
  expect(visibilityText("stranger", { ...seen, visible: false })).toMatch(/Page not found/);
  expect(visibilityText("employer", { ...seen, listed: true })).toMatch(/can find you in search/);
  expect(visibilityText("employer", seen)).toMatch(/can't find you in search/);
  expect(visibilityText("employer", { ...seen, hidden_from: 1 })).toMatch(
    /The one company you hide from is shown/,
  );
  expect(visibilityText("employer", { ...seen, hidden_from: 2 })).toMatch(
    /The 2 companies you hide from are shown/,
  );
  expect(visibilityText("interested", { ...seen, visible: true })).toMatch(/always see this/);
});
