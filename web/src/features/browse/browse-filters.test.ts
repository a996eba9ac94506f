import { describe, expect, test } from "vitest";
import {
  type BrowseFilters,
  countFilters,
  noFilters,
  readFilters,
  readPlace,
  writePlace,
} from "./browse-filters";

const all: BrowseFilters = {
  text: "storage & search",
  skills: ["rust", "c-plus-plus"],
  remote: ["remote", "hybrid"],
  place: "São Paulo",
  payMin: 80000,
  currency: "BRL",
  seniority: ["senior", "staff"],
  types: ["full_time"],
  badges: ["open-source", "async-culture"],
  postedWithin: 7,
};

describe("filters in the address", () => {
  test("come back as they were written", () => {
    expect(
      readFilters(new URLSearchParams(writePlace({ tab: "saved", filters: all, job: null }))),
    ).toEqual(all);
  });

  test("write nothing when nothing is narrowed", () => {
    expect(writePlace({ tab: "discover", filters: noFilters, job: null })).toBe("");
    expect(readFilters(new URLSearchParams())).toEqual(noFilters);
  });

  test("a currency alone narrows nothing and is not written", () => {
    expect(
      writePlace({ tab: "discover", filters: { ...noFilters, currency: "USD" }, job: null }),
    ).toBe("");
  });

  test("senseless values are dropped, the rest holds", () => {
    const read = readFilters(
      new URLSearchParams(
        "remote=remote,moon&level=senior,<b>&pay=-5&cur=euro&days=0&q=%20%20&skills=,rust,,rust",
      ),
    );
    expect(read).toEqual({
      ...noFilters,
      remote: ["remote"],
      seniority: ["senior"],
      skills: ["rust"],
    });
  });

  test("names of an object's own machinery are no values", () => {
    expect(readFilters(new URLSearchParams("remote=constructor,__proto__")).remote).toEqual([]);
  });

  test("long texts and lists are cut", () => {
    const read = readFilters(
      new URLSearchParams({ q: "x".repeat(5000), skills: "a,".repeat(500) }),
    );
    expect(read.text).toHaveLength(120);
    expect(read.skills).toEqual(["a"]);
  });

  test("counts kinds, pay and its currency as one, the text not at all", () => {
    expect(countFilters(all)).toBe(8);
    expect(countFilters({ ...noFilters, text: "rust" })).toBe(0);
  });
});

describe("the place", () => {
  const job = "0190c5a4-7b1c-4c3e-9a51-3c8f0a3b2d11";

  test("holds tab, filters and job", () => {
    const query = writePlace({
      tab: "saved",
      filters: { ...noFilters, skills: ["rust", "go"] },
      job,
    });
    expect(query).toBe(`?tab=saved&skills=rust,go&job=${job}`);
    expect(readPlace(new URLSearchParams(query))).toEqual({
      tab: "saved",
      filters: { ...noFilters, skills: ["rust", "go"] },
      job,
    });
  });

  test.each(["saved", "featured", "interests"] as const)("%s is a tab", (tab) => {
    const query = writePlace({ tab, filters: noFilters, job: null });
    expect(query).toBe(`?tab=${tab}`);
    expect(readPlace(new URLSearchParams(query)).tab).toBe(tab);
  });

  test("an unknown tab is Discover, and what is no id opens nothing", () => {
    expect(readPlace(new URLSearchParams("tab=trash&job=1"))).toEqual({
      tab: "discover",
      filters: noFilters,
      job: null,
    });
  });
});
