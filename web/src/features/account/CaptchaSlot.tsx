import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { solveAltcha } from "@/lib/captcha/altcha";
import { captchaDesk } from "@/lib/captcha/captcha";
import { type Asked, CaptchaError } from "@/lib/captcha/desk";
import { drawOutside, type OutsideKind } from "@/lib/captcha/outside";
import { explain } from "@/lib/errors";
import { CaptchaBox } from "@/ui/CaptchaBox";

/** Draws the check here while a call of this page waits for it. Nothing otherwise. */
export function CaptchaSlot() {
  const [slot] = useState(() => Symbol("slot"));
  useEffect(() => captchaDesk.open(slot), [slot]);
  const asked = useSyncExternalStore(captchaDesk.subscribe, () => captchaDesk.wantedOf(slot));
  return asked && <Check asked={asked} />;
}

function Check({ asked }: { asked: Asked }) {
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const props = {
    problem,
    onRetry: () => {
      setProblem(undefined);
      setRound(round + 1);
    },
    onCancel: () => asked.fail(new CaptchaError(problem ?? "The check was stopped.")),
  };
  const onProblem = (error: unknown) => setProblem(explain(error).sentence);
  const { config } = asked;
  if (config.kind === "altcha") {
    return <OwnWork key={round} {...props} onProblem={onProblem} onToken={asked.give} />;
  }
  return (
    <Outside
      key={round}
      {...props}
      kind={config.kind}
      siteKey={config.siteKey}
      onProblem={onProblem}
      onToken={asked.give}
    />
  );
}

type CheckProps = {
  problem: string | undefined;
  onRetry: () => void;
  onCancel: () => void;
  onProblem: (error: unknown) => void;
  onToken: (token: string) => void;
};

/** Our own proof of work: the device does it by itself. */
function OwnWork({ onToken, onProblem, ...box }: CheckProps) {
  const [share, setShare] = useState(0);
  const told = useRef({ onToken, onProblem });
  told.current = { onToken, onProblem };
  useEffect(() => {
    const stop = new AbortController();
    solveAltcha(setShare, stop.signal).then(
      (token) => told.current.onToken(token),
      (error: unknown) => {
        if (!stop.signal.aborted) told.current.onProblem(error);
      },
    );
    return () => stop.abort();
  }, []);
  return <CaptchaBox {...box} share={share} />;
}

/** A service's own control, in its own frame. */
function Outside({
  kind,
  siteKey,
  onToken,
  onProblem,
  ...box
}: CheckProps & { kind: OutsideKind; siteKey: string }) {
  const place = useRef<HTMLDivElement>(null);
  const told = useRef({ onToken, onProblem });
  told.current = { onToken, onProblem };
  useEffect(() => {
    const within = place.current;
    if (!within) return;
    let gone = false;
    let erase = () => {};
    drawOutside(kind, within, {
      siteKey,
      dark: getComputedStyle(within).colorScheme.includes("dark"),
      onToken: (token) => told.current.onToken(token),
      onFailure: (error) => told.current.onProblem(error),
    }).then(
      (remove) => {
        if (gone) remove();
        else erase = remove;
      },
      (error: unknown) => {
        if (!gone) told.current.onProblem(error);
      },
    );
    return () => {
      gone = true;
      erase();
    };
  }, [kind, siteKey]);
  return (
    <CaptchaBox {...box} share={null}>
      <div ref={place} className="min-h-20" />
    </CaptchaBox>
  );
}
