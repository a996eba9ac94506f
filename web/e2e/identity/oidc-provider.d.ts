/** The part of npm's `oidc-provider` that the tests use; the package comes without types. */
declare module "oidc-provider" {
  import type { Server } from "node:http";

  type Account = { accountId: string; claims: () => Promise<Record<string, unknown>> };

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    listen(port: number, host: string): Server;
    proxy: boolean;
    on(event: string, listener: (...given: unknown[]) => void): this;
  }
  export type { Account };
}
