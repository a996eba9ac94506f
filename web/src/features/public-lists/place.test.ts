import { expect, test } from "vitest";
import {
  readChallenges,
  readCompanies,
  readJobs,
  writeChallenges,
  writeCompanies,
  writeJobs,
} from "./place";

const jobs = (query: string) => writeJobs(readJobs(new URLSearchParams(query)));

test("an address keeps only what narrows, in one order", () => {
  expect(jobs("page=2&level=senior&q=+rust++go+&remote=&pay=&cur=")).toBe(
    "?q=rust+go&level=senior&page=2",
  );
  expect(writeCompanies(readCompanies(new URLSearchParams("badge=remote-first&q=")))).toBe(
    "?badge=remote-first",
  );
  expect(
    writeChallenges(readChallenges(new URLSearchParams("topic=sql&difficulty=easy&page=1"))),
  ).toBe("?difficulty=easy&topic=sql");
});

test("what isn't understood narrows nothing", () => {
  expect(jobs("level=wizard&remote=moon&pay=-1&cur=euro&page=51")).toBe("");
  expect(writeChallenges(readChallenges(new URLSearchParams("difficulty=constructor")))).toBe("");
});

test("a pay has a currency", () => {
  expect(jobs("pay=80000")).toBe("?pay=80000&cur=EUR");
  expect(jobs("pay=80000&cur=usd")).toBe("?pay=80000&cur=USD");
});
