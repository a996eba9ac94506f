import { expect, it } from "vitest";
import { placeHref, readPlace } from "./place";

const id = "0193c9d4-0000-7000-8000-000000000000";

it("is in the address: pane, part and attempt", () => {
  const place = { pane: "results", part: "attempts", attempt: id } as const;
  const href = placeHref("torn-pages", place);
  expect(href).toBe(`/dashboard/challenges/torn-pages?view=results&show=attempts&attempt=${id}`);
  expect(readPlace(new URLSearchParams(href.split("?")[1]))).toEqual(place);
});

it("leaves out what is plain, and what the address spells wrong", () => {
  const plain = { pane: "statement", part: "result", attempt: null } as const;
  expect(placeHref("torn-pages", plain)).toBe("/dashboard/challenges/torn-pages");
  expect(readPlace(new URLSearchParams("view=attic&show=&attempt=1"))).toEqual(plain);
});
