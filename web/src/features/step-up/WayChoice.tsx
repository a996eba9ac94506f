import { useEffect, useRef, useState } from "react";
import { factorName } from "@/lib/factors";
import { paths } from "@/lib/paths";
import type { Way } from "@/lib/step-up/ways";
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
  ways: Way[];
  onProved: () => void;
  onClose: () => void;
  /** The level of its headings. */
  level?: 2 | 3;
};

/** The best way to confirm, and the others below it. */
export function WayChoice({ ways, onProved, onClose, level = 3 }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  const [chosen, setChosen] = useState<string | null>(null);
  const way = ways.find((one) => keyOf(one) === chosen) ?? ways[0];
  const key = way && keyOf(way);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog opened before it was known what it asks for; another way takes the place of its button.
    const first = key && place.current?.querySelector<HTMLElement>(firstStop);
    if (first) first.focus();
  }, [key]);
  if (!way) return <NoWay onClose={onClose} />;
  const others = ways.filter((one) => one !== way);
  return (
    <>
      <div ref={place} key={keyOf(way)}>
        <ByWay way={way} onProved={onProved} />
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

function ByWay({ way, onProved }: { way: Way; onProved: () => void }) {
  switch (way.kind) {
    case "factor":
      switch (way.factor.kind) {
        case "totp":
          return <TotpSignIn factor={way.factor} onProved={onProved} />;
        case "phone":
          return <CodeSignIn factor={way.factor} onProved={onProved} />;
        case "webauthn":
          return <KeySignIn factor={way.factor} onProved={onProved} />;
      }
      break;
    case "passkey":
      return <KeySignIn onProved={onProved} />;
    case "password":
      return <PasswordSignIn onProved={onProved} />;
    case "code":
      return <CodeSignIn to={way.to} by={way.by} onProved={onProved} />;
  }
}

function keyOf(way: Way): string {
  return way.kind === "factor" ? way.factor.id : way.kind;
}

function nameOf(way: Way): string {
  switch (way.kind) {
    case "factor": {
      const kind = factorTypeLabels[way.factor.kind];
      const name = factorName(way.factor);
      return name.startsWith(kind) ? name : `${kind}: ${name}`;
    }
    case "passkey":
      return "Passkey";
    case "password":
      return "Password";
    case "code":
      return way.by === "mail" ? "Code by email" : "Code by SMS";
  }
}

/** A second factor is wanted of somebody who has none. */
function NoWay({ onClose }: { onClose: () => void }) {
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
