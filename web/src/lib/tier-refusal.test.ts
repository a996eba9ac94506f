import { expect, it } from "vitest";
import { DataError } from "./errors";
import { liftedText, tierThatLifts } from "./tier-refusal";

const refusal = (details: string | null) =>
  new DataError("You've reached your limit.", "tier_limit_reached", null, details, 409, null);

it("knows the tier that lifts a limit", () => {
  const named = tierThatLifts(refusal('{"limit":"webhooks","tier_id":"pro","name":"Pro Builder"}'));
  expect(named).toEqual({ id: "pro", name: "Pro Builder" });
  expect(named && liftedText(named)).toBe("See Pro Builder");
  const plain = tierThatLifts(refusal('{"limit":"webhooks","allowed":1,"tier_id":"pro"}'));
  expect(plain && liftedText(plain)).toBe("Compare tiers");
});

it("finds none in any other refusal", () => {
  for (const details of [null, "", "no JSON", "[]", "null", '{"tier_id":null}', '{"tier_id":7}']) {
    expect(tierThatLifts(refusal(details))).toBeNull();
  }
  expect(tierThatLifts(new Error("down"))).toBeNull();
});
