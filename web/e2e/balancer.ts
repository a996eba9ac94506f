import { connect, createServer, type Server, type Socket } from "node:net";

/**
 * One address in front of several servers, as an installation has it. A connection goes to the server that its browser
 * asks for by a word in the user agent (`node-0`, `node-1`), so that a test knows who is where; when that one is gone,
 * to another.
 */
export class Balancer {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  constructor(
    private readonly port: number,
    private readonly backends: number[],
  ) {
    this.server = createServer((client) => this.accept(client));
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(this.port, "127.0.0.1", resolve));
  }

  stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private accept(client: Socket): void {
    this.keep(client);
    client.once("data", (head) => {
      client.pause();
      const wanted = /node-(\d)/.exec(head.toString("latin1"))?.[1];
      const first = this.backends[Number(wanted ?? 0)];
      const order = [first, ...this.backends.filter((port) => port !== first)];
      this.forward(client, head, order);
    });
  }

  /** Hands the connection to the first server of `order` that takes it. */
  private forward(client: Socket, head: Buffer, order: (number | undefined)[]): void {
    const [port, ...others] = order;
    if (port === undefined) {
      client.destroy();
      return;
    }
    const backend = connect(port, "127.0.0.1");
    let taken = false;
    backend.once("connect", () => {
      taken = true;
      this.keep(backend);
      backend.write(head);
      client.pipe(backend).pipe(client);
      backend.once("close", () => client.destroy());
      client.once("close", () => backend.destroy());
    });
    backend.on("error", () => {
      if (taken) client.destroy();
      else this.forward(client, head, others);
    });
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => this.sockets.delete(socket));
  }
}
