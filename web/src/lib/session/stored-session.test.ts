import { expect, it } from "vitest";
import { readStoredSession } from "./stored-session";

const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600;
const session = (more: object = {}) => ({
  access_token: "access",
  refresh_token: "refresh",
  expires_at: inHours(1),
  user: { id: "ada" },
  ...more,
});

function read(stored: unknown, place = { search: "", hash: "" }) {
  const text = typeof stored === "string" ? stored : JSON.stringify(stored);
  const storage = {
    getItem: (key: string) => (key === "sb-devproof-auth-token" && stored !== null ? text : null),
  };
  return readStoredSession({ url: "https://devproof.example" }, storage, place);
}

it("reads the session where the client keeps it", () => {
  expect(read(session())).toMatchObject({ access_token: "access", user: { id: "ada" } });
});

it("knows that nobody is signed in", () => {
  expect(read(null)).toBeNull();
});

it("leaves it to the client where the session has to be renewed or cannot be read", () => {
  expect(read(session({ expires_at: inHours(-1) }))).toBeUndefined();
  expect(read(session({ expires_at: Math.floor(Date.now() / 1000) + 60 }))).toBeUndefined();
  expect(read(session({ expires_at: undefined }))).toBeUndefined();
  expect(read(session({ user: null }))).toBeUndefined();
  expect(read(session({ refresh_token: 1 }))).toBeUndefined();
  expect(read("{")).toBeUndefined();
});

it("leaves it to the client where the address brings a session, or says why there is none", () => {
  for (const place of [
    { search: "?code=1", hash: "" },
    { search: "?next=%2F&code=1", hash: "" },
    { search: "", hash: "#access_token=1&type=recovery" },
    { search: "?error=access_denied", hash: "" },
  ]) {
    expect(read(session(), place)).toBeUndefined();
    expect(read(null, place)).toBeUndefined();
  }
  expect(read(null, { search: "?next=%2Fdashboard%3Fcode%3D1&q=code", hash: "#top" })).toBeNull();
});

it("leaves it to the client where storage is closed", () => {
  const closed = {
    getItem: () => {
      throw new Error("closed");
    },
  };
  const place = { search: "", hash: "" };
  expect(readStoredSession({ url: "https://devproof.example" }, closed, place)).toBeUndefined();
});
