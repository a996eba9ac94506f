import { isAuthError } from "../auth-error";
import type { CaptchaConfig } from "../config";

/** A check that is wanted now. Whoever draws it gives the token, or says why there is none. */
export type CaptchaRequest = {
  config: CaptchaConfig;
  give: (token: string) => void;
  fail: (error: unknown) => void;
};

/** The check could not be made, in words. */
export class CaptchaError extends Error {
  override name = "CaptchaError";
}

const nowhere = "This page can't show the required captcha check. Sign in again.";

/**
 * Where calls wait for a captcha. Nothing is loaded and nothing shown until the server asks for one: a call is first
 * sent without, and once more with the token of the check when it is refused for that.
 *
 * The check is drawn by the slot that came last: a dialog's rather than that of the page behind it.
 */
export class CaptchaDesk {
  private request: CaptchaRequest | null = null;
  private slots: symbol[] = [];
  private listeners = new Set<() => void>();

  constructor(private readonly config: () => CaptchaConfig | null) {}

  /** Sends, with a captcha when the server wants one. Throws a CaptchaError when there is no way to one. */
  async pass<A extends { error: Error | null }>(
    send: (captchaToken: string | undefined) => Promise<A>,
  ): Promise<A> {
    const first = await send(undefined);
    const config = this.config();
    if (!config || !wantsCaptcha(first.error)) return first;
    return send(await this.ask(config));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is wanted of this slot; null when it has nothing to draw. */
  requestOf = (slot: symbol): CaptchaRequest | null =>
    this.slots.at(-1) === slot ? this.request : null;

  /** A place where checks can be drawn. Call what comes back when it is gone. */
  open = (slot: symbol): (() => void) => {
    this.slots = [...this.slots, slot];
    this.tell();
    return () => {
      this.slots = this.slots.filter((one) => one !== slot);
      if (this.slots.length === 0) this.request?.fail(new CaptchaError(nowhere));
      this.tell();
    };
  };

  private ask(config: CaptchaConfig): Promise<string> {
    if (this.slots.length === 0) return Promise.reject(new CaptchaError(nowhere));
    this.request?.fail(new CaptchaError("Another check has started. Try again."));
    return new Promise<string>((resolve, reject) => {
      this.request = { config, give: resolve, fail: reject };
      this.tell();
    }).finally(() => {
      this.request = null;
      this.tell();
    });
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

function wantsCaptcha(error: Error | null): boolean {
  return isAuthError(error) && error.code === "captcha_failed";
}
