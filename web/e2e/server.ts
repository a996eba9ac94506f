import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaywrightTestConfig } from "@playwright/test";

const port = 54_329;

/**
 * The server that the tests run against: the real binary with a database of its own and the demo world,
 * started by Playwright. With `DEVPROOF_URL` a server that is running already is used instead.
 */
export function startedByUs(): { command: NonNullable<PlaywrightTestConfig["webServer"]> } | null {
  const ours = process.env.DEVPROOF_E2E_DATA;
  if (process.env.DEVPROOF_URL && !ours) return null;
  const binary = process.env.DEVPROOF_BINARY;
  if (!binary)
    throw new Error("Set DEVPROOF_BINARY to the built server, or DEVPROOF_URL to a running one.");
  // This file is read again by every worker, which inherits what the first reading has set.
  const data = ours ?? mkdtempSync(join(tmpdir(), "devproof-e2e-"));
  const url = `http://127.0.0.1:${port}`;
  process.env.DEVPROOF_E2E_DATA = data;
  process.env.DEVPROOF_URL = url;
  // PostgreSQL's own user has to reach its folder inside.
  chmodSync(data, 0o711);
  return {
    command: {
      command: `"${binary}" serve --demo`,
      url: `${url}/config.json`,
      timeout: 120_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        DEVPROOF_MODE: "development",
        DEVPROOF_LISTEN: `127.0.0.1:${port}`,
        DEVPROOF_DATA_DIR: join(data, "state"),
        DEVPROOF_LOG: "warn",
        // Many people sign in from this one machine, and none of them has a second factor yet.
        DEVPROOF_SIGN_IN_PER_ADDRESS: "10000",
        DEVPROOF_STAFF_AAL2_BY_PASSWORD: "true",
      },
    },
  };
}
