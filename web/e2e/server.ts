import { execFile, execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PlaywrightTestConfig } from "@playwright/test";

/**
 * The server that the tests run against: the real binary with a database of its own and the demo world,
 * started by Playwright. With `DEVPROOF_TEST_URL` a server that is running already is used instead.
 *
 * Whatever is named `DEVPROOF_TEST_…` is ours; the server refuses every other name that it does not know.
 */
export function startedByUs(): { command: NonNullable<PlaywrightTestConfig["webServer"]> } | null {
  const ours = process.env.DEVPROOF_TEST_DATA;
  if (process.env.DEVPROOF_TEST_URL && !ours) return null;
  // This file is read again by every worker, which inherits what the first reading has set.
  const data = ours ?? newFolder("devproof-e2e-");
  const url = process.env.DEVPROOF_TEST_URL ?? `http://127.0.0.1:${freePort()}`;
  process.env.DEVPROOF_TEST_DATA = data;
  process.env.DEVPROOF_TEST_URL = url;
  const web = join(data, "web");
  // A copy: a build while the tests run would pull the files from under the open pages.
  if (!ours) {
    cpSync("dist", web, { recursive: true });
    // Not a teardown of Playwright's: that would come before the server is stopped.
    process.on("exit", () => remove(data));
  }
  return {
    command: {
      command: `"${binary()}" serve --demo`,
      url: `${url}/config.json`,
      timeout: 120_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: settings(url, join(data, "state"), web),
    },
  };
}

/** The built server. */
export function binary(): string {
  const binary = process.env.DEVPROOF_TEST_BINARY;
  if (!binary)
    throw new Error(
      "Set DEVPROOF_TEST_BINARY to the built server, or DEVPROOF_TEST_URL to a running one.",
    );
  return binary;
}

/** Runs another command of the binary beside the server that Playwright started: `command("staff", "grant", …)`. */
export async function command(...args: string[]): Promise<void> {
  const { DEVPROOF_TEST_DATA: data, DEVPROOF_TEST_URL: url } = process.env;
  if (!data || !url) throw new Error("Only a server that the tests started can be commanded.");
  const env = { ...process.env, ...settings(url, join(data, "state"), join(data, "web")) };
  for (const name of Object.keys(env)) if (name.startsWith("DEVPROOF_TEST_")) delete env[name];
  await promisify(execFile)(binary(), args, { env });
}

/**
 * Runs statements as the owner of the tables on the server that Playwright started, and gives what they print: for rows as
 * only old versions wrote them, and for what no page shows.
 */
export async function statements(sql: string): Promise<string> {
  const { DEVPROOF_TEST_DATA: data, DEVPROOF_POSTGRES_BIN: bin } = process.env;
  if (!data) throw new Error("Only a server that the tests started has a database to write to.");
  const state = join(data, "state");
  const password = readFileSync(join(state, "secrets/owner.password"), "utf8").trim();
  const login = `host=${join(state, "postgres/run")} dbname=devproof user=devproof_owner`;
  const { stdout } = await promisify(execFile)(
    bin ? join(bin, "psql") : "psql",
    [
      "-X",
      "-q",
      "-A",
      "-t",
      "-v",
      "ON_ERROR_STOP=1",
      "--single-transaction",
      "-d",
      login,
      "-c",
      sql,
    ],
    { env: { ...process.env, PGPASSWORD: password }, maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

/** What a server of the tests is told. */
export function settings(url: string, dataDir: string, webDir: string): Record<string, string> {
  return {
    DEVPROOF_MODE: "development",
    DEVPROOF_LISTEN: new URL(url).host,
    DEVPROOF_DATA_DIR: dataDir,
    DEVPROOF_WEB_DIR: webDir,
    DEVPROOF_LOG: "warn",
    // Many people sign in from this one machine.
    DEVPROOF_SIGN_IN_PER_ADDRESS: "10000",
    DEVPROOF_STAFF_EMAIL: "staff@demo.devproof.test",
    // Guessing is not what these tests are about, and hashing is most of what signing in costs.
    DEVPROOF_PASSWORD_MEMORY_KIB: "1024",
  };
}

/** A folder of our own, which PostgreSQL's own user can enter. */
export function newFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes such a folder again. */
export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** A port that nobody listens on. Asked in a process of its own, because the configuration cannot wait. */
export function freePort(): number {
  const ask =
    'const s=require("net").createServer();s.listen(0,"127.0.0.1",()=>{process.stdout.write(String(s.address().port));s.close()})';
  return Number(execFileSync(process.execPath, ["-e", ask], { encoding: "utf8" }));
}
