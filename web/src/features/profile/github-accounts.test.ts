import { describe, expect, test } from "vitest";
import type { ProfileLink } from "@/lib/database.types";
import { githubAccounts, githubLogin } from "./github-accounts";

const link = (id: string, url: string, verified_on: string | null): ProfileLink => ({
  id,
  kind: "github",
  label: null,
  url,
  position: 0,
  verified_on,
  verified_by: verified_on ? "rel_me" : null,
  checked_at: null,
  check_failure: null,
  lapsed_at: null,
});

describe("accounts at GitHub", () => {
  test("only the page of an account is one", () => {
    expect(githubLogin("https://github.com/Ada")).toBe("ada");
    expect(githubLogin("https://www.github.com/ada/")).toBe("ada");
    for (const other of [
      "https://github.com/",
      "https://github.com/ada/log",
      "https://github.com.evil.test/ada",
      "ada",
    ]) {
      expect(githubLogin(other)).toBeNull();
    }
  });

  test("verified links and the sign-in count, each account once", () => {
    const links = [
      link("1", "https://github.com/ada", "2026-11-20"),
      link("2", "https://github.com/eve", null),
      link("3", "https://ada.test/", "2026-11-20"),
    ];
    const of = (github_login: string | null) =>
      githubAccounts({ links, github_login, repository_consent: null });
    expect(of(null)).toEqual([{ linkId: "1", address: "github.com/ada" }]);
    expect(of("ada")).toEqual([{ linkId: "1", address: "github.com/ada" }]);
    // The link to it isn't verified yet; signing in was proof enough.
    expect(of("eve")).toEqual([
      { linkId: "1", address: "github.com/ada" },
      { linkId: null, address: "github.com/eve" },
    ]);
  });
});
