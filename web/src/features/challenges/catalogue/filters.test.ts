import { describe, expect, it } from "vitest";
import type { ChallengeHead } from "@/lib/database.types";
import { drops, fitting, noFilters, readFilters, writeFilters } from "./filters";

const one = (slug: string, more: Partial<ChallengeHead>): ChallengeHead => ({
  id: slug,
  slug,
  title: slug,
  kind: "code",
  topic: "strings",
  difficulty: "easy",
  summary: "",
  tags: [],
  minutes: 20,
  languages: ["python"],
  state: "untouched",
  solved_by: 0,
  jobs: 0,
  completed_at: null,
  skills: [],
  has_draft: false,
  last_verdict: null,
  language: null,
  ...more,
});
const all = [
  one("torn-pages", { title: "Torn pages", topic: "debugging", difficulty: "hard" }),
  one("late-fees", { title: "Late fees", topic: "sql", state: "solved", tags: ["window"] }),
  one("log-lines", { title: "Log lines", topic: "parsing", summary: "Pages of a log." }),
];
const slugs = (list: ChallengeHead[]) => list.map(({ slug }) => slug);

describe("what fits", () => {
  it("takes every word, wherever it stands", () => {
    expect(slugs(fitting(all, { ...noFilters, text: "PAGES" }))).toEqual([
      "log-lines",
      "torn-pages",
    ]);
    expect(slugs(fitting(all, { ...noFilters, text: "pages log" }))).toEqual(["log-lines"]);
    expect(slugs(fitting(all, { ...noFilters, text: "window" }))).toEqual(["late-fees"]);
  });

  it("takes all filters together", () => {
    expect(slugs(fitting(all, { ...noFilters, topic: "sql", state: "solved" }))).toEqual([
      "late-fees",
    ]);
    expect(fitting(all, { ...noFilters, topic: "sql", state: "tried" })).toEqual([]);
  });
});

describe("the order", () => {
  const some = [
    one("c", { title: "C", jobs: 9, state: "solved", minutes: 5 }),
    one("b", { title: "B", jobs: 4, difficulty: "hard", minutes: 30 }),
    one("a", { title: "A", jobs: 4, difficulty: "medium", minutes: 20, languages: ["sql"] }),
    one("d", { title: "D", jobs: null, minutes: 10 }),
  ];
  const inOrder = (order: "jobs" | "easiest" | "shortest" | "title" | null) =>
    slugs(fitting(some, { ...noFilters, order })).join("");

  it("has first what isn't passed and most jobs ask for, unless another is chosen", () => {
    expect(inOrder(null)).toBe("abdc");
    expect(inOrder("jobs")).toBe("cabd");
    expect(inOrder("easiest")).toBe("cdab");
    expect(inOrder("shortest")).toBe("cdab");
    expect(inOrder("title")).toBe("abcd");
  });

  it("is kept in the address, as the language is", () => {
    const filters = { ...noFilters, order: "jobs", language: "sql" } as const;
    expect(writeFilters(filters)).toBe("?language=sql&sort=jobs");
    expect(readFilters(new URLSearchParams("language=sql&sort=jobs"))).toEqual(filters);
    expect(readFilters(new URLSearchParams("language=cobol&sort=luck"))).toEqual(noFilters);
    expect(slugs(fitting(some, filters))).toEqual(["a"]);
  });
});

describe("what to drop when nothing fits", () => {
  it("names the filter to remove, and how many results it hides", () => {
    const removable = drops(all, { ...noFilters, text: "torn", difficulty: "easy" });
    expect(removable.map(({ label, brings }) => [label, brings])).toEqual([
      ["“torn”", 2],
      ["Easy", 1],
    ]);
  });

  it("drops all when no single one helps", () => {
    const removable = drops(all, { ...noFilters, text: "zebra", topic: "security" });
    expect(removable).toEqual([{ label: "all of them", filters: noFilters, brings: 3 }]);
  });
});

it("is in the address, and unknown values are left out", () => {
  const filters = {
    ...noFilters,
    text: "torn pages",
    topic: "api-design",
    difficulty: "hard",
    state: "tried",
  } as const;
  const query = writeFilters(filters);
  expect(query).toBe("?q=torn+pages&topic=api-design&difficulty=hard&state=tried");
  expect(readFilters(new URLSearchParams(query))).toEqual(filters);
  expect(readFilters(new URLSearchParams("topic=cooking&state="))).toEqual(noFilters);
});
