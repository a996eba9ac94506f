import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { opensJobs } from "@/entities/match/testing/proofs";
import type { Database, OpenedByProof } from "@/lib/database.types";
import { DataError } from "@/lib/errors";
import { NextProofs } from "./NextProofs";

type Answer = Database["public"]["Functions"]["what_if"]["Returns"];

const server = vi.hoisted(() => ({ answer: vi.fn<() => Promise<unknown>>() }));

vi.mock("@/entities/match/queries", () => ({
  whatIfQuery: { queryKey: ["match", "what-if"], queryFn: server.answer },
}));

const proof = (more: Partial<OpenedByProof>) =>
  opensJobs({ highest_pay: 92_000, median_pay: 70_000, ...more });
const other = { skill: null, grade: null, challenges: null };
const challenge: OpenedByProof["challenge"] = {
  slug: "replicated-log",
  title: "A replicated log",
  difficulty: "hard",
};

function show(answer: Promise<Answer>) {
  server.answer.mockReturnValue(answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <NextProofs />
    </QueryClientProvider>,
  );
}
const rows = async () =>
  within(await screen.findByRole("list", { name: "Proofs" })).getAllByRole("listitem");

it("says of each proof what it opens, what that pays, and where it is proved", async () => {
  show(
    Promise.resolve({
      currency: "EUR",
      proofs: [
        proof({ challenge, when_proved: { good: 0, strong: 20 } }),
        proof({
          label: "Rust",
          skill: "rust",
          grade: "proved",
          challenges: 3,
          good: 1,
          strong: 0,
          highest_pay: null,
        }),
        proof({ ...other, kind: "system_design", label: "System design interview" }),
        proof({ ...other, kind: "rank", label: "Rank" }),
      ],
    }),
  );
  const shown = await rows();
  expect(shown[0]).toHaveTextContent(
    "Opens 12 jobs, 4 of them strong matches. Pay: up to €92,000 a year, half pay €70,000 or more.",
  );
  expect(shown[0]).toHaveTextContent("When proved, it opens 20 jobs, all strong matches.");
  expect(shown[0]).toHaveTextContent("A replicated log Hard · 1 challenge shows it");
  expect(shown[1]).toHaveTextContent(
    "Opens 1 job.Pass challenges in Rust · 3 medium challenges prove it; a hard one counts as 2",
  );
  expect(shown[2]).toHaveTextContent(/Take the interview$/);
  expect(shown.map((row) => within(row).getByRole("link").getAttribute("href"))).toEqual([
    "/dashboard/challenges/replicated-log",
    "/dashboard/challenges",
    "/dashboard/interview",
    "/dashboard/challenges",
  ]);
});

it("shows 5 at most, in the order of the answer", async () => {
  const labels = ["A", "B", "C", "D", "E", "F"];
  const proofs = labels.map((label) => proof({ label, skill: label }));
  show(Promise.resolve({ currency: null, proofs }));
  expect((await rows()).map((row) => row.textContent?.charAt(0))).toEqual(labels.slice(0, 5));
  expect(screen.queryByText(/Pay:/)).toBeNull();
});

it("says what will be there while nothing is", async () => {
  show(Promise.resolve({ currency: null, proofs: [] }));
  expect(await screen.findByText(/No single proof opens another job right now/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Browse jobs" })).toBeVisible();
});

it("says that it failed and offers to try again", async () => {
  show(Promise.reject(new DataError("Something broke.", "XX000", null, null, 500, "req-1")));
  expect(await screen.findByRole("alert")).toHaveTextContent("The suggestions could not be loaded");
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

it("keeps its place while it loads", async () => {
  show(new Promise<Answer>(() => {}));
  expect(screen.getByRole("heading", { name: "Most useful next" })).toBeVisible();
  expect(await screen.findByText("Loading suggestions")).toBeInTheDocument();
});
