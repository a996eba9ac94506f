import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { solveAltcha } from "@/lib/captcha/altcha";
import { captchaDesk } from "@/lib/captcha/captcha";
import type { CaptchaRequest } from "@/lib/captcha/desk";
import { type ExternalCaptchaKind, renderExternalCaptcha } from "@/lib/captcha/external";
import { CaptchaBox } from "@/ui/CaptchaBox";

/** Draws the check here while a call of this page waits for it. Nothing otherwise. */
export function CaptchaSlot() {
  const [slot] = useState(() => Symbol("slot"));
  useEffect(() => captchaDesk.open(slot), [slot]);
  const request = useSyncExternalStore(captchaDesk.subscribe, () => captchaDesk.requestOf(slot));
  return request && <Check request={request} />;
}

/** What does not come to pass is said above the form, whose button begins anew. */
function Check({ request: { config, give, fail } }: { request: CaptchaRequest }) {
  if (config.kind === "altcha") return <OwnWork onToken={give} onProblem={fail} />;
  return <Outside kind={config.kind} siteKey={config.siteKey} onToken={give} onProblem={fail} />;
}

type CheckProps = { onToken: (token: string) => void; onProblem: (error: unknown) => void };

/** Our own proof of work: the device does it by itself. */
function OwnWork({ onToken, onProblem }: CheckProps) {
  const [share, setShare] = useState(0);
  const handlers = useRef({ onToken, onProblem });
  handlers.current = { onToken, onProblem };
  useEffect(() => {
    const stop = new AbortController();
    solveAltcha(setShare, stop.signal).then(
      (token) => handlers.current.onToken(token),
      (error: unknown) => {
        if (!stop.signal.aborted) handlers.current.onProblem(error);
      },
    );
    return () => stop.abort();
  }, []);
  return <CaptchaBox share={share} />;
}

/** A service's own control, in its own frame. */
function Outside({
  kind,
  siteKey,
  onToken,
  onProblem,
}: CheckProps & { kind: ExternalCaptchaKind; siteKey: string }) {
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onToken, onProblem });
  handlers.current = { onToken, onProblem };
  useEffect(() => {
    const within = place.current;
    if (!within) return;
    let gone = false;
    let erase = () => {};
    renderExternalCaptcha(kind, within, {
      siteKey,
      dark: getComputedStyle(within).colorScheme.includes("dark"),
      onToken: (token) => handlers.current.onToken(token),
      onFailure: (error) => handlers.current.onProblem(error),
    }).then(
      (remove) => {
        if (gone) remove();
        else erase = remove;
      },
      (error: unknown) => {
        if (!gone) handlers.current.onProblem(error);
      },
    );
    return () => {
      gone = true;
      erase();
    };
  }, [kind, siteKey]);
  return (
    <CaptchaBox share={null}>
      <div ref={place} className="min-h-20" />
    </CaptchaBox>
  );
}
