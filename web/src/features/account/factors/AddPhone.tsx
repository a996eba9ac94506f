import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { inDevelopment } from "@/lib/config";
import { explain } from "@/lib/errors";
import { challengeFactor } from "@/lib/factors";
import { dialCode, phoneProblem, spacedPhone, toE164 } from "@/lib/phone";
import { withStepUp } from "@/lib/step-up/step-up";
import { Button } from "@/ui/Button";
import { CodeForm } from "@/ui/CodeForm";
import { DevMailbox } from "@/ui/DevMailbox";
import { ResendButton } from "@/ui/ResendButton";
import { useHomeCountry } from "../phone/home-country";
import { PhoneField } from "../phone/PhoneField";
import { AddForm } from "./AddForm";
import type { AddProps } from "./add-props";
import { NameField } from "./NameField";
import { cancelFactor, confirmFactor, enrolPhone } from "./queries";

type Sent = { id: string; challenge: string };

/** A phone: its number, then the code that came to it. */
export function AddPhone({ suggested, onDone, onCancel }: AddProps) {
  const home = useHomeCountry();
  const [name, setName] = useState(suggested);
  const [typed, setTyped] = useState("");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const problem = phoneProblem(typed, home);
  const sending = useMutation({
    mutationFn: () => withStepUp("add a phone", () => enrolPhone(name.trim(), toE164(typed))),
    onSuccess: setSent,
  });
  if (sent) {
    return (
      <CodeStep
        sent={sent}
        phone={toE164(typed)}
        onSent={(challenge) => setSent({ ...sent, challenge })}
        onDone={() => onDone(name.trim())}
        onCancel={() => {
          void cancelFactor(sent.id);
          onCancel();
        }}
      />
    );
  }
  const missing = isSubmitted && name.trim() === "";
  return (
    <AddForm
      intro="We send a code by SMS when you sign in. An app or a key is safer, because phone numbers can be hijacked."
      does="Send code"
      work={sending}
      ready={!problem && name.trim() !== ""}
      onAttempt={() => setIsSubmitted(true)}
      onCancel={onCancel}
    >
      <PhoneField
        label="Phone number"
        value={typed}
        onChange={setTyped}
        error={(isSubmitted && problem) || undefined}
        code={(home && dialCode(home)) || "+49"}
      />
      <NameField value={name} onChange={setName} missing={missing} hint="Shown when you sign in." />
    </AddForm>
  );
}

type CodeProps = {
  sent: Sent;
  phone: string;
  onSent: (challenge: string) => void;
  onDone: () => void;
  onCancel: () => void;
};

function CodeStep({ sent, phone, onSent, onDone, onCancel }: CodeProps) {
  const showError = useErrorToast();
  const resend = async () => {
    try {
      onSent(await challengeFactor(sent.id));
    } catch (error) {
      showError(error);
      throw error;
    }
  };
  return (
    <>
      <p role="status" className="text-muted">
        We sent a code to{" "}
        <strong className="whitespace-nowrap font-semibold text-ink">{spacedPhone(phone)}</strong>.
      </p>
      <CodeForm
        focused
        label="Code from the SMS"
        does="Confirm and turn on"
        variant="primary"
        explain={(error) => explain(error).sentence}
        submit={async (code) => {
          await confirmFactor(sent.id, code, sent.challenge);
          onDone();
        }}
      >
        <ResendButton send={resend} justSent />
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </CodeForm>
      {inDevelopment() && <DevMailbox addresses={[phone]} />}
    </>
  );
}
