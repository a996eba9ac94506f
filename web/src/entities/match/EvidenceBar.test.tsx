import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { MatchSummary } from "@/lib/database.types";
import { EvidenceBar } from "./EvidenceBar";

const match: MatchSummary = {
  score: 86,
  band: "strong",
  coverage: { scored: 2, of: 3 },
  exact: true,
  criteria: [
    {
      key: "rust",
      label: "Rust",
      weight: 60,
      state: "proved",
      points: 60,
      detail: "9 challenges passed",
    },
    { key: "none", label: "Go", weight: 0, state: "missing", points: 0, detail: "" },
    {
      key: "c",
      label: "C",
      weight: 40,
      state: "unknown",
      points: 0,
      detail: "nothing known",
    },
  ],
};

it("reads as text in rows, with nothing to focus", () => {
  const { container } = render(<EvidenceBar match={match} size="sm" />);
  expect(container).toHaveTextContent(
    "Strong match, 86. Scored on 2 of 3 criteria. Rust: proved, 60 of 60. 9 challenges passed. C: unknown, weight 40. nothing known.",
  );
  expect(screen.queryByRole("button")).toBeNull();
});

it("draws a segment per criterion that has weight, as wide as it", () => {
  render(<EvidenceBar match={match} />);
  const bar = screen.getByRole("toolbar", { name: "Strong match, 86. Scored on 2 of 3 criteria." });
  const segments = within(bar).getAllByRole("button");
  expect(segments.map((one) => one.style.flexGrow)).toEqual(["60", "40"]);
  expect(segments.map((one) => one.dataset.state)).toEqual(["proved", "unknown"]);
});

it("is one stop of the tab key; arrows walk it and a press tells the criterion", async () => {
  const user = userEvent.setup();
  const onSegment = vi.fn();
  render(<EvidenceBar match={match} onSegment={onSegment} />);
  await user.tab();
  expect(screen.getByRole("button", { name: /^Rust: proved/ })).toHaveFocus();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(screen.getByRole("button", { name: /^C: unknown/ })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(onSegment).toHaveBeenCalledWith(match.criteria[2]);
  await user.tab();
  expect(document.body).toHaveFocus();
});

it("shows no figures where the weights are rough", () => {
  const { container } = render(<EvidenceBar match={{ ...match, exact: false }} size="sm" />);
  expect(container).toHaveTextContent(
    "Rust: proved. 9 challenges passed. C: unknown. nothing known.",
  );
});
