import { AuthApiError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { DataError, explain, isCode, problems, unwrap } from "./errors";

const failed = (status: number, error: object) =>
  ({ data: null, error: { message: "", ...error }, status }) as Parameters<typeof unwrap>[0];

const caught = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
};

describe("a refusal of the data API", () => {
  it("keeps code and request id, and its own words", () => {
    const error = caught(() =>
      unwrap(
        failed(429, {
          code: "daily_limit_reached",
          message: "You have used all 3 of today.",
          hint: "Come back tomorrow.",
          request_id: "r1",
        }),
      ),
    );
    expect(isCode(error, "daily_limit_reached")).toBe(true);
    expect(explain(error)).toEqual({
      sentence: "You have used all 3 of today. Come back tomorrow.",
      code: "daily_limit_reached",
      requestId: "r1",
      offline: false,
    });
  });

  it("says something a person can use where the code is for machines", () => {
    expect(
      explain(
        caught(() =>
          unwrap(failed(403, { code: "42501", message: "permission denied for table x" })),
        ),
      ).sentence,
    ).toBe("You don't have permission to do this.");
    expect(
      explain(caught(() => unwrap(failed(500, { code: "XX000", message: "oops" })))).sentence,
    ).toMatch(/went wrong on the server/);
  });

  it("is distinguished from an unreachable server", () => {
    const error = caught(() => unwrap(failed(0, { message: "TypeError: Failed to fetch" })));
    expect(explain(error)).toMatchObject({ offline: true });
  });

  it("names the fields that are wrong", () => {
    const details = JSON.stringify([{ pointer: "/p_name", message: "Too long" }, "noise"]);
    const error = new DataError("Invalid", "invalid_input", null, details, 422, null);
    expect(problems(error)).toEqual([{ pointer: "/p_name", message: "Too long" }]);
    expect(problems(new DataError("x", "x", null, "not json", 400, null))).toEqual([]);
  });
});

describe("a refusal of the auth service", () => {
  it("has a sentence per code, else the server's", () => {
    expect(
      explain(new AuthApiError("Invalid login credentials", 400, "invalid_credentials")).sentence,
    ).toMatch(/Incorrect email or password/);
    expect(explain(new AuthApiError("Own words.", 422, "something_new")).sentence).toBe(
      "Own words.",
    );
  });

  it("knows the network's part", () => {
    expect(explain(new AuthRetryableFetchError("x", 0))).toMatchObject({ offline: true });
    expect(explain(new AuthRetryableFetchError("x", 503))).toMatchObject({ offline: false });
  });
});

it("says what became of a file, and whether the storage was reached", () => {
  const named = (name: string, more: object) =>
    Object.assign(new Error("raw words"), { name, ...more });
  const large = explain(named("StorageApiError", { status: 400, code: "EntityTooLarge" }));
  expect(large).toMatchObject({ code: "EntityTooLarge", offline: false });
  expect(large.sentence).toMatch(/too large/);
  expect(explain(named("StorageUnknownError", {})).offline).toBe(true);
  expect(explain(named("StorageApiError", { status: 400 })).sentence).toBe("raw words");
});

it("anything else still gets a sentence", () => {
  expect(explain(new TypeError("Failed to fetch"))).toMatchObject({ offline: true });
  expect(explain(undefined).sentence).toMatch(/Reload/);
});
