import { expect, it } from "vitest";
import { challengesText } from "@/entities/profile/words";
import { rankOf } from "@/entities/rank/rank-by-name";
import type { Candidate } from "@/lib/database.types";
import { decisionSentence, periodText } from "./words";

it("writes a period by its months, and a year where only the year is known", () => {
  expect(periodText("2019-03", null, "en")).toBe("Mar 2019 – now");
  expect(periodText("2016", "2019", "en")).toBe("2016 – 2019");
  expect(periodText("2016-06", "2019-01", "en")).toBe("Jun 2016 – Jan 2019");
  expect(periodText(null, "2019-06", "en")).toBe("Jun 2019");
  expect(periodText(null, null)).toBe("");
});

it("says what became of an interest", () => {
  const candidate = (interaction: Partial<Candidate["interaction"]>) =>
    ({
      interaction: {
        decision: null,
        decided_by_name: null,
        decision_criterion: null,
        ...interaction,
      },
      match: { criteria: [{ key: "skill:rust", label: "Rust" }] },
    }) as Candidate;
  expect(decisionSentence(candidate({}))).toBeNull();
  expect(
    decisionSentence(
      candidate({ decision: "rejected", decided_by_name: "Eve", decision_criterion: "skill:rust" }),
    ),
  ).toBe("Rejected by Eve, on Rust");
  expect(decisionSentence(candidate({ decision: "approved" }))).toBe("Approved");
});

it("draws the ranks that are given by hand in their own shape", () => {
  expect(rankOf({ special_rank: "Founding Candidate", rank: null })).toBe("founding");
  expect(rankOf({ special_rank: null, rank: { name: "Elite Developer" } })).toBe(2);
  expect(challengesText(1)).toBe("1 challenge passed");
});
