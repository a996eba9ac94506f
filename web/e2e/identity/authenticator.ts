import type { CDPSession, Page } from "@playwright/test";

/** A security key, or the keeper of passkeys of a device, that Chromium plays for a page (CDP's WebAuthn domain). */
export class Authenticator {
  private constructor(
    private readonly cdp: CDPSession,
    private readonly id: string,
  ) {}

  /** `resident`: it keeps passkeys, and finds them without being told whose. */
  static async plug(page: Page, { resident }: { resident: boolean }): Promise<Authenticator> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: resident ? "internal" : "usb",
        hasResidentKey: resident,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Authenticator(cdp, authenticatorId);
  }

  /** How many keys it holds. */
  async held(): Promise<number> {
    const { credentials } = await this.cdp.send("WebAuthn.getCredentials", {
      authenticatorId: this.id,
    });
    return credentials.length;
  }

  /** The person does not touch it, or turns away. */
  async refuse(): Promise<void> {
    await this.cdp.send("WebAuthn.setUserVerified", {
      authenticatorId: this.id,
      isUserVerified: false,
    });
  }

  async allow(): Promise<void> {
    await this.cdp.send("WebAuthn.setUserVerified", {
      authenticatorId: this.id,
      isUserVerified: true,
    });
  }

  async unplug(): Promise<void> {
    await this.cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: this.id });
    await this.cdp.detach();
  }
}
