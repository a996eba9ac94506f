import { CaptchaError } from "./desk";

/** A captcha that somebody else runs. Its script is loaded when a check is wanted, and not before. */
export type ExternalCaptchaKind = "hcaptcha" | "turnstile";

/** What both services' scripts put on the page, as far as it is used (their documents name these alike). */
type Widget = {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      theme: "light" | "dark";
      callback: (token: string) => void;
      "error-callback": () => void;
      "expired-callback": () => void;
    },
  ) => string;
  remove: (id: string) => void;
};

declare global {
  interface Window {
    hcaptcha?: Widget;
    turnstile?: Widget;
  }
}

const scripts: Record<ExternalCaptchaKind, string> = {
  hcaptcha: "https://js.hcaptcha.com/1/api.js?render=explicit",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
};

export const externalCaptchaNames: Record<ExternalCaptchaKind, string> = {
  hcaptcha: "hCaptcha",
  turnstile: "Cloudflare Turnstile",
};

/** Draws the service's own widget into `place`. Gives what takes it away again. */
export async function renderExternalCaptcha(
  kind: ExternalCaptchaKind,
  place: HTMLElement,
  options: {
    siteKey: string;
    dark: boolean;
    onToken: (token: string) => void;
    onFailure: (error: CaptchaError) => void;
  },
): Promise<() => void> {
  const widget = await load(kind);
  const unreachable = () =>
    options.onFailure(
      new CaptchaError(
        `${externalCaptchaNames[kind]} couldn't run its check. Try again in a moment.`,
      ),
    );
  const id = widget.render(place, {
    sitekey: options.siteKey,
    theme: options.dark ? "dark" : "light",
    callback: options.onToken,
    "error-callback": unreachable,
    "expired-callback": unreachable,
  });
  return () => widget.remove(id);
}

const loading = new Map<ExternalCaptchaKind, Promise<Widget>>();

function load(kind: ExternalCaptchaKind): Promise<Widget> {
  const known = loading.get(kind);
  if (known) return known;
  const widget = new Promise<Widget>((resolve, reject) => {
    const refuse = () => {
      // The next attempt loads it again: a blocked script may be allowed by then.
      loading.delete(kind);
      reject(
        new CaptchaError(
          `${externalCaptchaNames[kind]} can't be reached, but sign-in requires it. Allow it in your browser, or try again in a moment.`,
        ),
      );
    };
    const script = document.createElement("script");
    script.src = scripts[kind];
    script.async = true;
    script.onload = () => {
      const here = window[kind];
      if (here) resolve(here);
      else refuse();
    };
    script.onerror = refuse;
    document.head.append(script);
  });
  loading.set(kind, widget);
  return widget;
}
