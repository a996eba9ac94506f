import { describe, expect, it } from "vitest";
import { nextOf, ownPath, withNext } from "./next-place";

describe("the way back", () => {
  it.each([
    "/",
    "/job/1?tab=a#top",
    "/accept-invite?token=a%2Fb",
    "/dashboard/settings?tab=account",
  ])("survives a round trip: %s", (place) => {
    const address = withNext("/signin", place);
    expect(nextOf(address.slice(address.indexOf("?")))).toBe(place);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "javascript:alert(1)",
    "evil.example",
    "",
    null,
    undefined,
  ])("A28 never leads out of the app: %s", (place) => expect(ownPath(place)).toBeNull());

  it("is added to the other parameters of an address", () => {
    expect(withNext("/signup?as=job_seeker", "/job/1")).toBe(
      "/signup?as=job_seeker&next=%2Fjob%2F1",
    );
    expect(withNext("/signin", null)).toBe("/signin");
    expect(withNext("/signin", "https://evil.example")).toBe("/signin");
  });
});
