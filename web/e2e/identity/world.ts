import type { Browser } from "@playwright/test";
import { OwnServer } from "../own-server";
import { People } from "../people";

type Stopped = { stop(): Promise<void> };

/** A server of its own with counterparts beside it, and the people on it. */
export class World<C extends Stopped[]> {
  private constructor(
    readonly server: OwnServer,
    readonly people: People,
    readonly counterparts: C,
  ) {}

  /** Starts a server that is told of its counterparts. `name`: see `OwnServer`. */
  static async open<C extends Stopped[]>(
    browser: Browser,
    options: ConstructorParameters<typeof OwnServer>[0],
    ...counterparts: C
  ): Promise<World<C>> {
    return World.around(browser, new OwnServer(options), ...counterparts);
  }

  /** The same with a server that is made already, where its counterparts had to know its address first. */
  static async around<C extends Stopped[]>(
    browser: Browser,
    server: OwnServer,
    ...counterparts: C
  ): Promise<World<C>> {
    await server.start();
    const { url, anon_key } = await server.config();
    return new World(
      server,
      new People(browser, url, anon_key, (...args) => server.command(...args)),
      counterparts,
    );
  }

  async close(): Promise<void> {
    await this.people.close();
    await this.server.stop();
    await Promise.all(this.counterparts.map((one) => one.stop()));
  }
}
