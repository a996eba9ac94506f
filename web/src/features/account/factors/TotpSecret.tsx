import { useEffect, useId, useRef } from "react";
import { explain } from "@/lib/errors";
import { Button } from "@/ui/Button";
import { CodeForm } from "@/ui/CodeForm";
import { CopyButton } from "@/ui/CopyButton";
import { TextLink } from "@/ui/TextLink";
import { confirmFactor, type NewTotp } from "./queries";

type Props = { made: NewTotp; onDone: () => void; onCancel: () => void };

/** The secret of a new authenticator app, as picture and as text, and the code that proves that it arrived. */
export function TotpSecret({ made, onDone, onCancel }: Props) {
  const secretId = useId();
  const start = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone; reading goes on here.
  useEffect(() => start.current?.focus(), []);
  return (
    <>
      <p ref={start} tabIndex={-1} className="text-muted">
        Scan the picture with the app, or enter the secret there by hand. On this very device,{" "}
        <TextLink underlined href={made.uri}>
          open it in the app
        </TextLink>
        .
      </p>
      <div className="flex flex-wrap items-start gap-5">
        <img
          src={made.qrCode}
          alt="QR code that holds the secret beside it"
          aria-describedby={secretId}
          width={176}
          height={176}
          className="qr-code size-44 shrink-0 rounded-control border border-line-strong p-2"
        />
        <div className="min-w-0 grow basis-56">
          <p id={secretId} className="text-13 text-muted">
            Secret
          </p>
          <p className="my-1.5 break-words font-mono text-14 leading-6 select-all">
            {grouped(made.secret)}
          </p>
          <div className="-ml-2.5">
            <CopyButton text={made.secret} label="Copy the secret" />
          </div>
          <p className="mt-1.5 text-13 text-muted">
            By time, six digits, every 30 seconds. It is shown this once.
          </p>
        </div>
      </div>
      <CodeForm
        label="Code that the app shows"
        hint="It proves that the app has the secret."
        does="Confirm and switch on"
        variant="primary"
        explain={(error) => explain(error).sentence}
        submit={async (code) => {
          await confirmFactor(made.id, code);
          onDone();
        }}
      >
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </CodeForm>
    </>
  );
}

/** In fours, as one reads it off and types it. */
export function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}
