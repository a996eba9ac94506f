// @vitest-environment jsdom

import { expect, it } from "vitest";
import { ConfigurationError, loadConfig, readConfig } from "./config";

it("reads address, key and mode", () => {
  expect(readConfig({ url: "http://127.0.0.1:54321", anon_key: "k", development: true })).toEqual({
    url: "http://127.0.0.1:54321",
    anonKey: "k",
    development: true,
    contactEmail: null,
    careersCompany: null,
    pageViewScript: null,
    captcha: null,
    passwordMinLength: 10,
    billing: { provider: "test" },
  });
});

it("reads who takes the money", () => {
  const billingOf = (billing: unknown) =>
    readConfig({ url: "https://a.example", anon_key: "k", billing }).billing;
  expect(billingOf({ provider: "stripe", publishableKey: "pk_1" })).toEqual({
    provider: "stripe",
    publishableKey: "pk_1",
  });
  expect(billingOf({ provider: "stripe" })).toEqual({ provider: "stripe", publishableKey: null });
  for (const none of [undefined, null, {}, { provider: "other" }]) {
    expect(billingOf(none)).toEqual({ provider: "test" });
  }
});

it("reads where people reach the operator", () => {
  const served = { url: "https://a.example", anon_key: "k" };
  expect(readConfig({ ...served, contact_email: "help@a.example" }).contactEmail).toBe(
    "help@a.example",
  );
  expect(readConfig({ ...served, contact_email: 7 }).contactEmail).toBeNull();
});

it("reads which company is the operator's own", () => {
  const served = { url: "https://a.example", anon_key: "k", careers_company: "halyard" };
  expect(readConfig(served).careersCompany).toBe("halyard");
});

it("reads how long a password has to be", () => {
  const body = { url: "https://a.example", anon_key: "k", password_min_length: 14 };
  expect(readConfig(body).passwordMinLength).toBe(14);
});

it("accepts the operator's script with its attributes, and nothing else", () => {
  const script = {
    url: "https://stats.example/s.js",
    attributes: { "data-domain": "jobs.example", onload: "alert(1)", "data-n": 7 },
  };
  const read = readConfig({ url: "https://a.example", anon_key: "k", page_view_script: script });
  expect(read.pageViewScript).toEqual({
    url: "https://stats.example/s.js",
    attributes: { "data-domain": "jobs.example" },
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

it("is read from the page where the page carries it", async () => {
  const served = JSON.stringify({ url: "https://a.example", anon_key: "k" });
  document.head.innerHTML = `<script type="application/json" id="config">${served}</script>`;
  const unused = () => Promise.reject(new Error("nothing is fetched"));
  expect((await loadConfig(unused)).anonKey).toBe("k");
  document.head.innerHTML = "";
});

it("knows which captcha may be asked, and none that it could not draw", () => {
  const captchaOf = (captcha: unknown) =>
    readConfig({ url: "https://a.example", anon_key: "k", captcha }).captcha;
  expect(captchaOf({ kind: "altcha", site_key: null })).toEqual({ kind: "altcha" });
  expect(captchaOf({ kind: "turnstile", site_key: "s" })).toEqual({
    kind: "turnstile",
    siteKey: "s",
  });
  for (const none of [null, {}, { kind: "off" }, { kind: "hcaptcha" }, { kind: "other" }]) {
    expect(captchaOf(none)).toBeNull();
  }
});
