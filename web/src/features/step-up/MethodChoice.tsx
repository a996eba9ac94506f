import { useEffect, useRef, useState } from "react";
import { factorName } from "@/lib/factors";
import { paths } from "@/lib/paths";
import type { StepUpMethod } from "@/lib/step-up/methods";
import { factorTypeLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { CodeSignIn } from "./CodeSignIn";
import { KeySignIn } from "./KeySignIn";
import { PasswordSignIn } from "./PasswordSignIn";
import { TotpSignIn } from "./TotpSignIn";

const firstStop = "input:not([hidden]), [data-autofocus]";

type Props = {
  methods: StepUpMethod[];
  onProved: () => void;
  onClose: () => void;
  /** The level of its headings. */
  level?: 2 | 3;
};

/** The best way to confirm, and the others below it. */
export function MethodChoice({ methods, onProved, onClose, level = 3 }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  const [chosen, setChosen] = useState<string | null>(null);
  const method = methods.find((one) => keyOf(one) === chosen) ?? methods[0];
  const key = method && keyOf(method);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog opened before it was known what it asks for; another way takes the place of its button.
    const first = key && place.current?.querySelector<HTMLElement>(firstStop);
    if (first) first.focus();
  }, [key]);
  if (!method) return <NoMethod onClose={onClose} />;
  const others = methods.filter((one) => one !== method);
  return (
    <>
      <div ref={place} key={keyOf(method)}>
        <ByMethod method={method} onProved={onProved} />
      </div>
      {others.length > 0 && (
        <div className="mt-6 border-line border-t pt-4">
          <Heading className="text-13 font-normal text-muted">Or confirm by</Heading>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {others.map((other) => (
              <li key={keyOf(other)}>
                <Button size="sm" onClick={() => setChosen(keyOf(other))}>
                  {nameOf(other)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function ByMethod({ method, onProved }: { method: StepUpMethod; onProved: () => void }) {
  switch (method.kind) {
    case "factor":
      switch (method.factor.kind) {
        case "totp":
          return <TotpSignIn factor={method.factor} onProved={onProved} />;
        case "phone":
          return <CodeSignIn factor={method.factor} onProved={onProved} />;
        case "webauthn":
          return <KeySignIn factor={method.factor} onProved={onProved} />;
      }
      break;
    case "passkey":
      return <KeySignIn onProved={onProved} />;
    case "password":
      return <PasswordSignIn onProved={onProved} />;
    case "code":
      return <CodeSignIn to={method.to} by={method.by} onProved={onProved} />;
  }
}

function keyOf(method: StepUpMethod): string {
  return method.kind === "factor" ? method.factor.id : method.kind;
}

function nameOf(method: StepUpMethod): string {
  switch (method.kind) {
    case "factor": {
      const kind = factorTypeLabels[method.factor.kind];
      const name = factorName(method.factor);
      return name.startsWith(kind) ? name : `${kind}: ${name}`;
    }
    case "passkey":
      return "Passkey";
    case "password":
      return "Password";
    case "code":
      return method.by === "mail" ? "Code by email" : "Code by SMS";
  }
}

/** A second factor is wanted of somebody who has none. */
function NoMethod({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p className="text-muted">
        This requires a second factor. Add one in Settings, then come back.
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Link
          href={`${paths.settings}?tab=account#factors`}
          className={buttonClass({ variant: "primary" })}
          onClick={onClose}
        >
          Add a second factor
        </Link>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </>
  );
}
