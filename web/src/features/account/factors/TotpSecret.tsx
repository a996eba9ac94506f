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
  // The pressed button is gone, so the focus moves here.
  useEffect(() => start.current?.focus(), []);
  return (
    <>
      <p ref={start} tabIndex={-1} className="text-muted">
        Scan the QR code with the app, or enter the secret manually. On this device,{" "}
        <TextLink underlined href={made.uri}>
          open it in the app
        </TextLink>
        .
      </p>
      <div className="flex flex-wrap items-start gap-5">
        <img
          src={made.qrCode}
          alt="QR code with the secret"
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
            Time-based, 6 digits, every 30 seconds. We show it only once.
          </p>
        </div>
      </div>
      <CodeForm
        label="Code from the app"
        hint="This confirms that the app is set up."
        does="Confirm and turn on"
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
