import { expect, test } from "vitest";
import { placeOf } from "./storage";

test("an address of this server names bucket and object; others name nothing", () => {
  expect(placeOf("/storage/v1/object/public/avatars/a/b")).toEqual({
    bucket: "avatars",
    name: "a/b",
  });
  for (const other of [
    null,
    "",
    "https://example.org/a.png",
    "/storage/v1/object/public/avatars",
  ]) {
    expect(placeOf(other)).toBeNull();
  }
});
