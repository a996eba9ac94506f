import { defineConfig, devices } from "@playwright/test";
import { startedByUs } from "./e2e/server";

/** Debian's Chromium; Playwright's own download is not used. */
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const server = startedByUs();

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on retry is a bug to fix. With retries on, it is reported as flaky.
  retries: Number(process.env.DEVPROOF_TEST_RETRIES ?? 0),
  reporter: [["list"]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    // Before all others: it ends every session of the demo's people, and where it fails nothing else can work.
    { name: "calls", testMatch: "spec-calls.spec.ts" },
    {
      name: "browser",
      testIgnore: ["spec-calls.spec.ts", "mails.spec.ts"],
      dependencies: ["calls"],
    },
    // After all others: it draws the emails that they have caused.
    { name: "mails", testMatch: "mails.spec.ts", dependencies: ["browser"] },
  ],
  ...(server ? { webServer: server.command } : {}),
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.DEVPROOF_TEST_URL ?? "http://127.0.0.1:54321",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
