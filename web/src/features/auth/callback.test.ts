import { describe, expect, it } from "vitest";
import { readCallback, titleOf } from "./callback";

const at = (search: string, hash = "") => readCallback({ search, hash });

describe("what a provider leads back with", () => {
  it("is a code, or nothing", () => {
    expect(at("?code=abc&next=%2Fjob")).toEqual({ kind: "code" });
    expect(at("")).toEqual({ kind: "nothing" });
  });

  it("is a refusal in our words: by our code, else by its kind", () => {
    const known = at("?error=server_error&error_code=identity_already_exists");
    expect(known).toMatchObject({ kind: "refused", sentence: expect.stringContaining("linked") });
    expect(titleOf("identity_already_exists", true)).toBe("This account is already linked");
    expect(at("", "#error=access_denied&error_code=something_new")).toMatchObject({
      sentence: expect.stringContaining("you canceled"),
    });
    expect(at("?error=new_kind")).toMatchObject({ sentence: expect.stringContaining("Try again") });
  });

  it("never shows the address's own words", () => {
    const words = "Call 555-1234 to restore your account";
    const said = at(
      `?error=access_denied&error_code=x&error_description=${encodeURIComponent(words)}`,
    );
    expect(JSON.stringify(said)).not.toContain("555");
  });

  it("does not fall for names that every object has", () => {
    expect(at("?error=constructor&error_code=toString")).toMatchObject({
      sentence: expect.stringContaining("denied access"),
    });
    expect(titleOf("constructor", false)).toBe("You're not signed in");
  });
});
