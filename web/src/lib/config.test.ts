import { expect, it } from "vitest";
import { ConfigurationError, loadConfig, readConfig } from "./config";

it("reads address, key and mode", () => {
  expect(readConfig({ url: "http://127.0.0.1:54321", anon_key: "k", development: true })).toEqual({
    url: "http://127.0.0.1:54321",
    anonKey: "k",
    development: true,
  });
});

it.each([
  [null, /not an object/],
  [{ anon_key: "k" }, /"url"/],
  [{ url: "javascript:alert(1)", anon_key: "k" }, /"url"/],
  [{ url: "https://a.example" }, /"anon_key"/],
  [{ url: "https://a.example", anon_key: "" }, /"anon_key"/],
])("refuses %j and names what is missing", (body, words) => {
  expect(() => readConfig(body)).toThrow(ConfigurationError);
  expect(() => readConfig(body)).toThrow(words);
});

it("says when the server does not answer, fails, or answers something else", async () => {
  await expect(loadConfig(() => Promise.reject(new TypeError("down")))).rejects.toThrow(
    /did not answer/,
  );
  await expect(loadConfig(async () => new Response("", { status: 503 }))).rejects.toThrow(/503/);
  await expect(loadConfig(async () => new Response("<!doctype html>"))).rejects.toThrow(/not JSON/);
});
