import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SecondFactor } from "@/lib/factors";
import { knowsPasskeys } from "@/lib/passkeys";
import { type FactorType, factorTypeLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { AddKey } from "./AddKey";
import { AddPhone } from "./AddPhone";
import { AddTotp } from "./AddTotp";
import { newName } from "./new-name";

type Props = {
  factors: SecondFactor[];
  /** Whether this server sends SMS. */
  phones: boolean;
  /** Whether it takes security keys. */
  keys: boolean;
  className?: string;
};

const does: Record<FactorType, string> = {
  totp: "Add an authenticator app",
  webauthn: "Add a security key",
  phone: "Add a phone",
};

/** The kinds that can be added, and the steps of the one that was chosen. */
export function AddFactor({ factors, phones, keys, className }: Props) {
  const [adding, setAdding] = useState<FactorType | null>(null);
  const [done, setDone] = useState("");
  const back = useRef<HTMLDivElement>(null);
  const kinds: FactorType[] = [
    "totp",
    ...(keys && knowsPasskeys() ? (["webauthn"] as const) : []),
    ...(phones ? (["phone"] as const) : []),
  ];
  const over = (added: string) => {
    setAdding(null);
    setDone(added);
    // What had the focus is gone.
    back.current?.focus();
  };
  const props = {
    suggested: adding ? newName(adding, factors) : "",
    onDone: (name: string) =>
      over(
        `${name} is added. Sign-in now asks for a second factor. All other sessions without one have ended.`,
      ),
    onCancel: () => over(""),
  };
  return (
    <div className={className}>
      <div ref={back} tabIndex={-1} className={cx("flex flex-wrap gap-2.5", adding && "hidden")}>
        {kinds.map((kind, index) => (
          <Button
            key={kind}
            variant={index === 0 && factors.length === 0 ? "primary" : "secondary"}
            onClick={() => {
              setDone("");
              setAdding(kind);
            }}
          >
            {does[kind]}
          </Button>
        ))}
      </div>
      {adding && (
        <Steps title={factorTypeLabels[adding]}>
          {adding === "totp" && <AddTotp {...props} />}
          {adding === "phone" && <AddPhone {...props} />}
          {adding === "webauthn" && <AddKey {...props} />}
        </Steps>
      )}
      <p role="status" className="mt-3 text-13 text-muted empty:hidden">
        {done}
      </p>
    </div>
  );
}

function Steps({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid grid-cols-1 gap-4 rounded-control border border-line-strong bg-raised p-5 max-md:p-4">
      <h3 ref={heading} tabIndex={-1} className="text-14">
        {title}
      </h3>
      {children}
    </div>
  );
}
