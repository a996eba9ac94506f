import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { freePort } from "../server";

type Mail = {
  to: string;
  subject: string;
  text: string;
  link: string;
  code: string;
  /** The address of its `List-Unsubscribe`; empty where it has none. */
  unsubscribe: string;
  /** Its `List-Unsubscribe-Post`. */
  unsubscribePost: string;
};

/** A real SMTP server (Python's aiosmtpd) that prints what it takes; here it is read like a person's mail. */
export class SmtpService {
  private said = "";

  private constructor(
    private readonly port: number,
    private readonly process: ChildProcess,
  ) {
    process.stdout?.on("data", (piece) => {
      this.said += piece;
    });
  }

  static async start(): Promise<SmtpService> {
    const program = process.env.DEVPROOF_TEST_AIOSMTPD;
    if (!program) {
      throw new Error("Set DEVPROOF_TEST_AIOSMTPD to the program aiosmtpd (./test browser does).");
    }
    const port = freePort();
    const child = spawn(
      program,
      [
        "--nosetuid",
        "--listen",
        `127.0.0.1:${port}`,
        "--class",
        "aiosmtpd.handlers.Debugging",
        "stdout",
      ],
      { env: { ...process.env, PYTHONUNBUFFERED: "1" }, stdio: ["ignore", "pipe", "ignore"] },
    );
    const service = new SmtpService(port, child);
    await service.answers();
    return service;
  }

  /** What the server is told of it. */
  settings(): Record<string, string> {
    return { DEVPROOF_SMTP_URL: `smtp://127.0.0.1:${this.port}` };
  }

  /** Waits for the newest mail to an address whose subject fits. */
  async mailTo(address: string, subject: RegExp): Promise<Mail> {
    const last = Date.now() + 45_000;
    for (;;) {
      const mail = this.mails().findLast(
        (one) => one.to.includes(address) && subject.test(one.subject),
      );
      if (mail) return mail;
      if (Date.now() > last) throw new Error(`No mail like ${subject} came to ${address}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null) return;
    await new Promise((resolve) => {
      this.process.once("exit", resolve);
      this.process.kill("SIGKILL");
    });
  }

  private mails(): Mail[] {
    const wrapped = this.said.matchAll(/-+ MESSAGE FOLLOWS -+\n([\s\S]*?)\n-+ END MESSAGE -+/g);
    return [...wrapped].map(([, mail]) => read(mail ?? ""));
  }

  private async answers(): Promise<void> {
    const last = Date.now() + 20_000;
    while (!(await reached(this.port))) {
      if (Date.now() > last || this.process.exitCode !== null) {
        throw new Error("aiosmtpd did not start");
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function reached(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });
}

/** The head of a mail, and the text of its first part that is plain. */
function read(raw: string): Mail {
  const [head = "", ...rest] = raw.split(/\r?\n\r?\n/);
  const field = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, "im")
      .exec(head)?.[1]
      ?.replace(/\r?\n[ \t]+/g, " ") ?? "";
  const text = decoded(plainPart(rest.join("\n\n"), head));
  return {
    to: field("To"),
    subject: words(field("Subject")),
    text,
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? "",
    code: /code: (\d{6})/.exec(text)?.[1] ?? "",
    // A long address is broken over lines.
    unsubscribe: /<(.*)>/.exec(field("List-Unsubscribe").replaceAll(" ", ""))?.[1] ?? "",
    unsubscribePost: field("List-Unsubscribe-Post"),
  };
}

type Part = { head: string; body: string };

function plainPart(body: string, head: string): Part {
  const boundary = /boundary="?([^"\s;]+)"?/i.exec(head)?.[1];
  if (!boundary) return { head, body };
  for (const part of body.split(`--${boundary}`)) {
    const [partHead = "", ...rest] = part.trimStart().split(/\r?\n\r?\n/);
    if (/text\/plain/i.test(partHead)) return { head: partHead, body: rest.join("\n\n") };
  }
  return { head, body };
}

function decoded({ head, body }: Part): string {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
  return quoted(body.replace(/=\r?\n/g, ""));
}

/** `=E2=80=99` → the letter that these bytes are. */
const quoted = (text: string) =>
  text.replace(/(?:=[0-9A-F]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll("=", ""), "hex").toString("utf8"),
  );

/** A subject that is not plain ASCII comes encoded (RFC 2047). */
function words(subject: string): string {
  return subject.replace(/=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi, (_, how: string, text: string) =>
    how.toLowerCase() === "b"
      ? Buffer.from(text, "base64").toString("utf8")
      : quoted(text.replaceAll("_", " ")),
  );
}
