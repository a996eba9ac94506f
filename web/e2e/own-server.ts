import { type ChildProcess, execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { binary, freePort, newFolder, remove, settings } from "./server";

const run = promisify(execFile);
const patience = 60_000;

/** A server of a test's own, for what would disturb the others: being killed, or signing everybody out. */
export class OwnServer {
  readonly url = `http://127.0.0.1:${freePort()}`;
  private readonly folder = newFolder("devproof-e2e-own-");
  private readonly env: NodeJS.ProcessEnv;
  private process: ChildProcess | null = null;
  private said = "";

  constructor() {
    const { DEVPROOF_TEST_DATA: data } = process.env;
    const web = data ? join(data, "web") : join(process.cwd(), "dist");
    // Nothing of the surrounding server's settings, except where PostgreSQL is.
    const inherited = Object.entries(process.env).filter(
      ([name]) => !name.startsWith("DEVPROOF_") || name === "DEVPROOF_POSTGRES_BIN",
    );
    const own = settings(this.url, join(this.folder, "state"), web);
    this.env = { ...Object.fromEntries(inherited), ...own };
  }

  /** Starts it, or starts it again on the same data, and waits until it answers. */
  async start({ demo = false } = {}): Promise<void> {
    const child = spawn(binary(), demo ? ["serve", "--demo"] : ["serve"], {
      env: this.env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.process = child;
    child.stderr.on("data", (text) => {
      this.said = (this.said + text).slice(-4_000);
    });
    const until = Date.now() + patience;
    while (!(await this.answers())) {
      if (child.exitCode !== null || Date.now() > until) {
        throw new Error(`The test's own server did not start:\n${this.said}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Runs another command of the binary on the same data: `command("staff", "grant", …)`. */
  async command(...args: string[]): Promise<string> {
    return (await run(binary(), args, { env: this.env })).stdout;
  }

  /** What the web app is told. */
  async config(): Promise<{ url: string; anon_key: string }> {
    return (await fetch(`${this.url}/config.json`)).json() as Promise<{
      url: string;
      anon_key: string;
    }>;
  }

  /** Ends the server at once, as a power cut would; PostgreSQL goes on. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Ends PostgreSQL at once, under the running server. */
  killPostgres(): void {
    process.kill(this.postgres(), "SIGKILL");
  }

  /** The number of PostgreSQL's main process. */
  postgres(): number {
    const file = join(this.folder, "state/postgres/data/postmaster.pid");
    return Number(readFileSync(file, "utf8").split("\n")[0]);
  }

  async stop(): Promise<void> {
    if (this.process?.exitCode === null && this.process.signalCode === null) {
      await this.end("SIGTERM");
    } else {
      // The server was killed: whatever it left running is stopped by one that starts and ends.
      await this.start().then(() => this.end("SIGTERM"));
    }
    remove(this.folder);
  }

  private async answers(): Promise<boolean> {
    return fetch(`${this.url}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (!child) return Promise.resolve();
    return new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill(signal);
    });
  }
}
