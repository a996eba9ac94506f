import { describe, expect, it } from "vitest";
import {
  countFilters,
  filterParams,
  noFilters,
  readPlace,
  type SearchPlace,
  writePlace,
} from "./search-place";

const read = (search: string) => readPlace(new URLSearchParams(search));

describe("an address", () => {
  it("comes back as it was written", () => {
    const place: SearchPlace = {
      query: "rust & söhne",
      kind: "jobs",
      filters: {
        ...noFilters,
        skills: ["rust", "c++"],
        remote: ["remote", "hybrid"],
        place: "São Paulo",
        payMin: 80_000,
        currency: "USD",
        seniority: ["senior"],
      },
    };
    expect(read(writePlace(place))).toEqual(place);
    expect(writePlace({ query: "rust", kind: null, filters: noFilters })).toBe("?q=rust");
    expect(writePlace({ query: " ", kind: null, filters: noFilters })).toBe("");
  });

  it("holds no filter of another kind, and none without a kind", () => {
    const people = read("q=x&kind=people&remote=remote&pay=5&start=now&badges=open-source");
    expect(people.filters).toEqual({ ...noFilters, availability: ["now"] });
    expect(read("q=x&place=Oslo").filters).toEqual(noFilters);
    expect(read("q=x&kind=robots&place=Oslo")).toEqual({
      query: "x",
      kind: null,
      filters: noFilters,
    });
  });

  it("survives nonsense", () => {
    const { query, filters } = read(
      `q=${"🙂".repeat(300)}&kind=jobs&pay=-1&cur=euros&level=king,senior&remote=,,&skills=${"a,".repeat(90)}`,
    );
    expect([...query]).toHaveLength(200);
    expect(filters).toEqual({ ...noFilters, seniority: ["senior"], skills: ["a"] });
    expect(read("q=a%00b").query).toBe("a b");
  });
});

it("asks the server for what narrows, and nothing else", () => {
  const filters = { ...noFilters, skills: ["rust"], payMin: 50_000, badges: ["open-source"] };
  expect(filterParams("jobs", filters)).toEqual({
    skills: ["rust"],
    pay_min: 50_000,
    currency: "EUR",
  });
  expect(filterParams("companies", filters)).toEqual({ badges: ["open-source"] });
  expect(filterParams(null, filters)).toEqual({});
  expect(filterParams("jobs", noFilters)).toEqual({});
  expect(countFilters("jobs", filters)).toBe(2);
  expect(countFilters("people", noFilters)).toBe(0);
});
