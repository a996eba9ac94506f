import { once } from "node:events";
import type { Server } from "node:http";
import type { Page } from "@playwright/test";
import Provider from "oidc-provider";
import { freePort } from "../server";

/** Somebody's account at the provider. */
type There = { sub: string; email: string; email_verified: boolean; name: string };

const clientId = "devproof";
const clientSecret = "a-secret-that-both-sides-know";

/** A real OpenID provider (npm's oidc-provider) on this machine, with its own pages for signing in and consent. */
export class OpenIdService {
  readonly clientId = clientId;
  readonly clientSecret = clientSecret;

  private constructor(
    readonly issuer: string,
    private readonly server: Server,
    private readonly people: Map<string, There>,
  ) {}

  /** `callback` is where it may lead back to. */
  static async start(callback: string): Promise<OpenIdService> {
    const port = freePort();
    const issuer = `http://127.0.0.1:${port}`;
    const people = new Map<string, There>();
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [callback],
          response_types: ["code"],
          grant_types: ["authorization_code"],
        },
      ],
      cookies: { keys: ["only for the tests"] },
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
      conformIdTokenClaims: false,
      findAccount: (_: unknown, id: string) => {
        const there = people.get(id);
        return there && { accountId: id, claims: async () => ({ ...there }) };
      },
    });
    const server = provider.listen(port, "127.0.0.1");
    await once(server, "listening");
    return new OpenIdService(issuer, server, people);
  }

  /** Makes an account there; its log-in is `sub`. */
  person(sub: string, more: Partial<There> = {}): There {
    const there = { sub, email: `${sub}@example.org`, email_verified: true, name: sub, ...more };
    this.people.set(sub, there);
    return there;
  }

  /** On the provider's own page: signs in and agrees. */
  async agree(page: Page, sub: string): Promise<void> {
    await page.locator("input[name=login]").fill(sub);
    await page.locator("input[name=password]").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
  }

  /** On the provider's own page: turns back. */
  async refuse(page: Page): Promise<void> {
    await page.getByRole("link", { name: /Cancel/ }).click();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }
}
