import { describe, expect, test } from "vitest";
import type { JobInvitationOption } from "@/lib/database.types";
import { closedReason, leftOf, matchSentence, optionLabel } from "./words";

const job: JobInvitationOption = {
  id: "1",
  title: "Storage engineer",
  match: { score: 86, band: "strong", headline: "Strong match" },
  invitation: null,
  is_candidate: false,
};

describe("a job that someone can be invited to", () => {
  test("is named with its match", () => {
    expect(optionLabel(job)).toBe("Storage engineer (match 86)");
    expect(matchSentence(job)).toBe("Strong match. Match score 86.");
    const unknown = { ...job, match: { score: null, band: "unknown" as const, headline: "" } };
    expect(optionLabel(unknown)).toBe("Storage engineer (no match score)");
    expect(matchSentence(unknown)).toContain("Too little is known");
    expect(matchSentence({ ...job, match: null })).toContain("being computed");
  });

  test("says why it can't be chosen", () => {
    expect(closedReason(job)).toBeNull();
    expect(closedReason({ ...job, invitation: "open" })).toBe("already invited");
    expect(optionLabel({ ...job, invitation: "declined" })).toBe(
      "Storage engineer (invited before, declined)",
    );
    expect(closedReason({ ...job, is_candidate: true })).toBe("already a candidate");
  });
});

test("what is left of a month is never negative, and nothing where there is no limit", () => {
  expect(leftOf({ limit: 5, used: 2 })).toBe(3);
  expect(leftOf({ limit: 5, used: 9 })).toBe(0);
  expect(leftOf({ limit: null, used: 9 })).toBeNull();
});
