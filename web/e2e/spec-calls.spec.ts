import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

// Once for each start of a server: mails to one address have a pause of a minute between them.
test("every call of the specification's section 7 works through the stock client", async ({
  baseURL,
  request,
}) => {
  const { url, anon_key } = await (await request.get("/config.json")).json();
  expect(url).toBe(baseURL);
  const script = [new URL("./spec-calls.mjs", import.meta.url).pathname, url, anon_key];
  const { stdout } = await promisify(execFile)(process.execPath, script);
  expect(stdout).toContain("All calls of section 7 work.");
});
