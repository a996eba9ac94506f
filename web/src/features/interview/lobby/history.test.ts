import { expect, test } from "vitest";
import { lobby } from "../testing/sample";
import { seenByOthers, seriesOf } from "./history";

test("the series has the scored ones alone, the oldest first", () => {
  expect(seriesOf(lobby.attempts).map(({ total }) => total)).toEqual([39, 48, 71, 57]);
});

test("others see the best or the latest of what is shown, and nothing when none is", () => {
  expect(seenByOthers(lobby.attempts, "best")).toBe("a3");
  const shown = lobby.attempts.map((one) => ({ ...one, is_shown: one.total !== null }));
  expect(seenByOthers(shown, "latest")).toBe(lobby.attempts[0]?.id);
  const hidden = lobby.attempts.map((one) => ({ ...one, is_shown: false }));
  expect(seenByOthers(hidden, "best")).toBeNull();
});
