import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

type Text = { to: string; from: string; text: string };

/** Stands for the service that sends text messages: keeps what it is told to send. */
export class SmsService {
  readonly token = "sms-secret";
  private readonly texts: Text[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer(async (request, response) => {
      const allowed = request.headers.authorization === `Bearer ${this.token}`;
      if (allowed) this.texts.push(JSON.parse(await bodyOf(request)));
      response.writeHead(allowed ? 202 : 401).end();
    });
  }

  static async start(): Promise<SmsService> {
    const service = new SmsService();
    await once(service.server.listen(0, "127.0.0.1"), "listening");
    return service;
  }

  /** What the server is told of it. */
  settings(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return {
      DEVPROOF_SMS_URL: `http://127.0.0.1:${port}/send`,
      DEVPROOF_SMS_TOKEN: this.token,
      DEVPROOF_SMS_FROM: "Devproof",
      DEVPROOF_SMS_COUNTRIES: "49",
    };
  }

  /** Waits for the code of the newest message to a number, which is not `before`. */
  async codeTo(phone: string, before?: string): Promise<string> {
    const last = Date.now() + 10_000;
    for (;;) {
      const newest = this.texts.findLast(({ to }) => digits(to) === digits(phone));
      const code = /\b\d{6}\b/.exec(newest?.text ?? "")?.[0];
      if (code && code !== before) return code;
      if (Date.now() > last) throw new Error(`No message came to ${phone}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }
}

const digits = (phone: string) => phone.replace(/\D/g, "");

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}
