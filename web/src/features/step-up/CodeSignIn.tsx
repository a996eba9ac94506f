import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { inDevelopment } from "@/lib/config";
import { explain } from "@/lib/errors";
import { answerChallenge, challengeFactor, maskedPhone, type SecondFactor } from "@/lib/factors";
import { proveByCode, sendCode } from "@/lib/step-up/prove";
import type { OutboxChannel } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { CodeForm } from "@/ui/CodeForm";
import { DevMailbox } from "@/ui/DevMailbox";
import { ResendButton } from "@/ui/ResendButton";

type Props = { onProved: () => void } & (
  | { factor: SecondFactor; to?: never; by?: never }
  | { factor?: never; to: string; by: OutboxChannel }
);

/** A code that is sent when asked for: by mail, by SMS, or to the phone of a second factor. */
export function CodeSignIn({ factor, to, by = "sms", onProved }: Props) {
  const [challenge, setChallenge] = useState("");
  const [warning, setWarning] = useState("");
  const place = factor ? maskedPhone(factor.phone) : to;
  const sending = useMutation({
    mutationFn: async () => {
      setWarning("");
      if (factor) setChallenge(await challengeFactor(factor.id));
      else await sendCode();
    },
  });
  const resend = async () => {
    try {
      await sending.mutateAsync();
    } catch (error) {
      setWarning(explain(error).sentence);
      throw error;
    }
  };
  const [sent, setSent] = useState(false);
  if (!sent) {
    return (
      <div className="grid gap-4">
        {sending.isError && (
          <Banner tone="stop" live>
            {explain(sending.error).sentence}
          </Banner>
        )}
        <p className="text-muted">
          We'll send a code to <strong className="break-all font-semibold text-ink">{place}</strong>
          .
        </p>
        <div>
          <Button
            data-autofocus
            variant="primary"
            pending={sending.isPending}
            onClick={() =>
              sending.mutate(undefined, {
                onSuccess: () => setSent(true),
                onError: (error) => {
                  // One went out within the last minute: that one still holds. Of a phone the challenge is gone.
                  const { code } = explain(error);
                  if (!factor && code?.endsWith("_send_rate_limit")) setSent(true);
                },
              })
            }
          >
            Send code
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="text-muted">
        We sent a code to <strong className="break-all font-semibold text-ink">{place}</strong>.
      </p>
      <CodeForm
        focused
        label={by === "mail" ? "Code from the email" : "Code from the SMS"}
        does="Confirm"
        variant="primary"
        explain={(error) => explain(error).sentence}
        submit={async (code) => {
          if (factor) await answerChallenge(factor.id, challenge, code);
          else await proveByCode(code);
          onProved();
        }}
      >
        <ResendButton send={resend} justSent />
      </CodeForm>
      {warning && (
        <p role="alert" className="text-13 text-stop">
          {warning}
        </p>
      )}
      {inDevelopment() && <DevMailbox addresses={[factor ? factor.phone : to]} />}
    </div>
  );
}
