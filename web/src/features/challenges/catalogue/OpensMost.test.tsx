import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { OpenedByProof } from "@/lib/database.types";
import { OpensMost } from "./OpensMost";

const proof = (skill: string, title: string | null): OpenedByProof => ({
  kind: "skill",
  label: skill.toUpperCase(),
  skill,
  good: 8,
  strong: 4,
  highest_pay: null,
  median_pay: null,
  challenge: title === null ? null : { slug: skill, title, difficulty: "easy" },
});

it("lists the first 3 challenges that open jobs, and leaves out what no challenge proves", () => {
  render(
    <OpensMost
      proofs={[
        proof("rust", null),
        proof("kafka", "A replicated log"),
        proof("sql", "Two"),
        proof("css", "Three"),
        proof("go", "Four"),
      ]}
    />,
  );
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toBe("A replicated logproves KAFKA, opens 12 jobs, 4 of them strong matches");
  expect(screen.getByRole("link", { name: "A replicated log" })).toHaveAttribute(
    "href",
    "/dashboard/challenges/kafka",
  );
});

it("is nothing when no challenge opens a job", () => {
  const { container } = render(<OpensMost proofs={[proof("rust", null)]} />);
  expect(container).toBeEmptyDOMElement();
});
