// @vitest-environment jsdom

import { readFileSync } from "node:fs";
import { AuthApiError, AuthInvalidJwtError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { describe, expect, it, vi } from "vitest";
import { authSentences, codesWithOwnMessage } from "./auth-sentences";
import { loadConfig } from "./config";
import { explain } from "./errors";
import { tracedFetch } from "./traced-fetch";

/** Every code in the server's table of errors: `400 "bad_json" BadJson "…"`. */
const ofTheServer = [
  ...readFileSync("../crates/auth/src/error.rs", "utf8").matchAll(/^ {4}\d{3} "([a-z_]+)"/gm),
].map(([, code]) => code ?? "");

/** What the client's own list knows beyond that, for parts that this server does not have. */
const elsewhere = /^(hook_|saml_|web3_|mfa_recovery_codes_|sso_domain_already)/;
const ofTheClient = [
  ...readFileSync(
    "node_modules/@supabase/auth-js/dist/module/lib/error-codes.d.ts",
    "utf8",
  ).matchAll(/'([a-z_]+)'/g),
]
  .map(([, code]) => code ?? "")
  .filter((code) => !elsewhere.test(code));

describe("every error of the auth service", () => {
  it("has a sentence, or words of its own that are for people", () => {
    expect(ofTheServer.length).toBeGreaterThan(40);
    expect(ofTheClient.length).toBeGreaterThan(60);
    const dumb = [...ofTheServer, ...ofTheClient].filter(
      (code) => !Object.hasOwn(authSentences, code) && !codesWithOwnMessage.has(code),
    );
    expect([...new Set(dumb)]).toEqual([]);
  });

  it("has no jargon and says what to do", () => {
    for (const [code, sentence] of Object.entries(authSentences)) {
      expect(sentence, code).toMatch(/^[A-Z].*\.$/);
      expect(sentence, code).not.toMatch(/token|JWT|PKCE|OAuth|!/);
    }
  });
});

describe("the specification's errors of a token check", () => {
  it.each([
    "Missing exp claim",
    "JWT has expired",
    "Invalid alg claim",
    "Invalid JWT signature",
    "JWKS is empty",
    "No matching signing key found in JWKS",
  ])("%s: is a sentence, wherever it comes from", (message) => {
    const ways = [
      new Error(message),
      new AuthInvalidJwtError(message),
      new AuthApiError(`invalid JWT: ${message}`, 403, "bad_jwt"),
    ].map((error) => explain(error).sentence);
    expect(new Set(ways).size).toBe(1);
    expect(ways[0]).not.toContain(message);
    expect(ways[0]).toMatch(/again|Reload/);
  });
});

it("says how long to wait, when the server does", () => {
  const words = "For security purposes, you can only request this after 42 seconds.";
  const at = (code: string) => explain(new AuthApiError(words, 429, code)).sentence;
  expect(at("over_email_send_rate_limit")).toMatch(/mail.* in 42 s/);
  expect(at("over_sms_send_rate_limit")).toMatch(/code.* in 42 s/);
});

it("A12 tells a captcha that cannot be made from a server that fails", async () => {
  const answer = (code: string | null) =>
    vi.stubGlobal("fetch", async () =>
      Response.json({}, { status: 503, headers: code ? { "x-sb-error-code": code } : {} }),
    );
  const error = new AuthRetryableFetchError("x", 503);
  answer("captcha_unavailable");
  await tracedFetch("http://localhost/auth/v1/token");
  expect(explain(error)).toMatchObject({ code: "captcha_unavailable", offline: false });
  expect(explain(error).sentence).toMatch(/captcha check isn't available/);
  answer(null);
  await tracedFetch("http://localhost/auth/v1/token");
  expect(explain(error).sentence).toMatch(/went wrong on the server/);
  vi.unstubAllGlobals();
});

it("says where to write to about a closed account, where there is an address", async () => {
  const sentence = () => explain(new AuthApiError("banned", 403, "user_banned")).sentence;
  const served = { url: "https://a.example", anon_key: "k" };
  await loadConfig(async () => Response.json(served));
  expect(sentence()).toContain("Contact the operator of this site if");
  await loadConfig(async () => Response.json({ ...served, contact_email: "help@a.example" }));
  expect(sentence()).toContain("Email help@a.example if");
});
