import { expect, it } from "vitest";
import {
  idOfAddress,
  readChoice,
  readChoices,
  readId,
  readList,
  readNumber,
  readText,
  writeQuery,
} from "./url-state";

const words = { remote: "Remote", onsite: "On site" };
const id = "0b9f1c9e-6f0a-4b8e-9d5c-1a2b3c4d5e6f";

it("reads what an address says, and nothing senseless", () => {
  const params = new URLSearchParams({
    text: ` ${"a".repeat(200)}\0`,
    list: "b, a,,b",
    pay: "80000",
    odd: "-3",
    one: "remote",
    some: "onsite,toString,remote",
    id: id.toUpperCase(),
  });
  expect(readText(params, "text")).toBe("a".repeat(120));
  expect(readText(params, "none")).toBe("");
  expect(readList(params, "list")).toEqual(["b", "a"]);
  expect(readNumber(params, "pay", 100_000)).toBe(80_000);
  expect(readNumber(params, "pay", 1_000)).toBeNull();
  expect(readNumber(params, "odd", 10)).toBeNull();
  expect(readChoice(words, params, "one")).toBe("remote");
  expect(readChoice(words, params, "some")).toBeNull();
  expect(readChoices(words, params, "some")).toEqual(["onsite", "remote"]);
  expect(readId(params, "id")).toBe(id);
  expect(readId(params, "one")).toBeNull();
});

it("writes only what says something, in order, with readable commas", () => {
  expect(
    writeQuery({ q: "rust ", skills: ["a", "b"], days: 7, job: null, tab: "", none: [] }),
  ).toBe("?q=rust+&skills=a,b&days=7");
  expect(writeQuery({ q: "", job: null })).toBe("");
});

it("finds the id at the end of an address, and nothing else", () => {
  const id = "0f4fbd4e-5bb1-4bb4-9a4a-0f2f2f9c8a11";
  for (const text of [id, ` /job/${id.toUpperCase()} `, `https://x.example/job/${id}/?from=1#a`]) {
    expect(idOfAddress(text)).toBe(id);
  }
  for (const text of ["", "/job/", `${id}/apply`, "https://x.example/job?id=1"]) {
    expect(idOfAddress(text)).toBeNull();
  }
});
