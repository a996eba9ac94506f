import { type ChildProcess, execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { binary, freePort, newFolder, remove, settings } from "./server";

const run = promisify(execFile);
const patience = 60_000;

type Options = {
  /** What stands before it, where people reach it. */
  publicUrl?: string;
  /** The name of this machine that people use: `localhost` where an address will not do, as for passkeys. */
  name?: "localhost";
  /** Settings beside those of every test's server: `{ DEVPROOF_SMTP_URL: … }`. */
  settings?: Record<string, string>;
};

/** A server of a test's own, for what would disturb the others: being killed, or signing everybody out. */
export class OwnServer {
  readonly port = freePort();
  /** Where people reach it: itself, or what stands before it. */
  readonly url: string;
  private readonly folder = newFolder("devproof-e2e-own-");
  private env: NodeJS.ProcessEnv;
  private process: ChildProcess | null = null;

  constructor({ publicUrl, name, settings: further }: Options = {}) {
    const address = `http://127.0.0.1:${this.port}`;
    this.url = publicUrl ?? (name ? `http://${name}:${this.port}` : address);
    const { DEVPROOF_TEST_DATA: data } = process.env;
    const web = data ? join(data, "web") : join(process.cwd(), "dist");
    // Nothing of the surrounding server's settings, except where PostgreSQL is.
    const inherited = Object.entries(process.env).filter(
      ([name]) => !name.startsWith("DEVPROOF_") || name === "DEVPROOF_POSTGRES_BIN",
    );
    const own = settings(address, join(this.folder, "state"), web);
    this.env = {
      ...Object.fromEntries(inherited),
      ...own,
      DEVPROOF_PUBLIC_URL: this.url,
      ...further,
    };
  }

  /** Further settings, from its next start on: for what had to know this server's address first. */
  tell(settings: Record<string, string>): void {
    this.env = { ...this.env, ...settings };
  }

  /**
   * A second server on the database and the files of this one, which has to be running. It owns neither, so it is only
   * ever killed.
   */
  async second(): Promise<{ port: number; kill: () => Promise<void> }> {
    const port = freePort();
    const state = join(this.folder, "state");
    const secret = (name: string) => readFileSync(join(state, "secrets", name), "utf8").trim();
    const login = (role: string) =>
      `host=${join(state, "postgres/run")} dbname=devproof user=devproof_${role} password=${secret(`${role}.password`)}`;
    const child = spawn(binary(), ["serve"], {
      env: {
        ...this.env,
        DEVPROOF_LISTEN: `127.0.0.1:${port}`,
        DEVPROOF_SECRET: secret("master"),
        DEVPROOF_DATABASE_URL: login("gate"),
        DEVPROOF_OWNER_DATABASE_URL: login("owner"),
        DEVPROOF_REPLICATION_URL: login("replicator"),
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    await until(child, `http://127.0.0.1:${port}`);
    return { port, kill: () => ended(child, "SIGKILL") };
  }

  /** Starts it, or starts it again on the same data, and waits until it answers. */
  async start({ demo = false } = {}): Promise<void> {
    const child = spawn(binary(), demo ? ["serve", "--demo"] : ["serve"], {
      env: this.env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.process = child;
    await until(child, `http://127.0.0.1:${this.port}`);
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

  private end(signal: NodeJS.Signals): Promise<void> {
    return this.process ? ended(this.process, signal) : Promise.resolve();
  }
}

/** Resolves once a started server answers; fails with its last words when it ends before. */
async function until(child: ChildProcess, address: string): Promise<void> {
  let said = "";
  child.stderr?.on("data", (text) => {
    said = (said + text).slice(-4_000);
  });
  const last = Date.now() + patience;
  const answers = () =>
    fetch(`${address}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > last) {
      throw new Error(`The test's own server did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends a process and waits until it has. */
function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}
