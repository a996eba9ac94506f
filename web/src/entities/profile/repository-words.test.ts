import { describe, expect, test } from "vitest";
import type { RepositorySummary } from "@/lib/database.types";
import { pushWords, repositoryCount, repositorySource } from "./repository-words";

const summary: RepositorySummary = {
  url: "https://github.com/ada",
  count: 12,
  has_more: false,
  languages: [{ name: "Rust", share: 100 }],
  push_months: 7,
  last_pushed_on: "2026-11-20",
  fetched_on: "2026-11-28",
};

describe("what GitHub says of repositories", () => {
  test("a count says whether there are more", () => {
    expect(repositoryCount(summary)).toBe("12 public repositories");
    expect(repositoryCount({ ...summary, count: 1 })).toBe("1 public repository");
    expect(repositoryCount({ ...summary, count: 100, has_more: true })).toBe(
      "At least 100 public repositories",
    );
  });

  test("pushes are a lower bound, and left out when none is known", () => {
    expect(pushWords(summary)).toBe(
      "Pushes in at least 7 of the last 12 months. Last push: 20 Nov 2026.",
    );
    expect(pushWords({ ...summary, push_months: 0 })).toBe("Last push: 20 Nov 2026.");
    expect(pushWords({ ...summary, last_pushed_on: null })).toBeNull();
  });

  test("the source has its day", () => {
    expect(repositorySource(summary)).toBe("From GitHub, 28 Nov 2026.");
  });
});
