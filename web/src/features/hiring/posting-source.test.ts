import { expect, it } from "vitest";
import { readPosting } from "./posting-source";

const posting = { "@type": "JobPosting", title: "Storage engineer" };
const json = JSON.stringify(posting);
const page = (...bodies: string[]) =>
  `<!DOCTYPE html><html><head>${bodies
    .map((body) => `<script type="application/ld+json">${body}</script>`)
    .join("\n")}<script>alert(1)</script></head><body><p>Hi</p></body></html>`;

it("reads JSON as it is", () => {
  expect(readPosting(json)).toEqual({ ok: true, document: posting });
  expect(readPosting(`\uFEFF ${json}`)).toEqual({ ok: true, document: posting });
});

it("finds the JSON-LD of a page, one or several", () => {
  expect(readPosting(page(json))).toEqual({ ok: true, document: posting });
  expect(readPosting(page('{"@type":"Organization"}', json))).toEqual({
    ok: true,
    document: [{ "@type": "Organization" }, posting],
  });
});

it("finds it in a piece of a page, and behind a comment of old", () => {
  expect(readPosting(`<script type="application/ld+json">\n${json}\n</script>`).ok).toBe(true);
  expect(readPosting(page(`<!-- ${json} -->`)).ok).toBe(true);
  expect(readPosting(page(`//<![CDATA[\n${json}\n//]]>`)).ok).toBe(true);
});

it("leaves a broken script aside when another is whole", () => {
  expect(readPosting(page("{broken", json))).toEqual({ ok: true, document: posting });
});

it("says what stands in the way", () => {
  const problem = (text: string) => {
    const reading = readPosting(text);
    return reading.ok ? "" : reading.problem;
  };
  expect(problem("")).toMatch(/nothing to read/);
  expect(problem("<p>Hello</p>")).toMatch(/without JSON-LD/);
  expect(problem(page("{broken"))).toMatch(/line 1/);
  expect(problem("{")).toMatch(/not JSON/);
  expect(problem(page(`"${"x".repeat(1_000_001)}"`))).toMatch(/1 MB/);
});

it("runs nothing", () => {
  const reading = readPosting(
    `<img src=x onerror="globalThis.ran = true"><script type="application/ld+json">${json}</script>`,
  );
  expect(reading.ok).toBe(true);
  expect("ran" in globalThis).toBe(false);
});
