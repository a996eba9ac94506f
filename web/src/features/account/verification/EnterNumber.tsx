import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "@/lib/errors";
import { dialCode, phoneProblem, spacedPhone, toE164 } from "@/lib/phone";
import { withStepUp } from "@/lib/step-up/step-up";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { focusInvalid } from "@/ui/focus-invalid";
import { useHomeCountry } from "../phone/home-country";
import { PhoneField } from "../phone/PhoneField";
import { requestPhoneChange } from "./queries";

type Props = {
  /** The one that is proved now. */
  present: string | null;
  onSent: () => void;
  onCancel?: (() => void) | undefined;
};

/** What the server says of the number itself. */
const aboutNumber = new Set(["phone_exists", "validation_failed", "sms_send_failed"]);

/** The number that the code is to go to. */
export function EnterNumber({ present, onSent, onCancel }: Props) {
  const home = useHomeCountry();
  const [typed, setTyped] = useState("");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const same = present !== null && toE164(typed) === `+${present}`;
  const problem = same ? "This is already your verified number." : phoneProblem(typed, home);
  const sending = useMutation({
    mutationFn: () => withStepUp("verify a phone number", () => requestPhoneChange(toE164(typed))),
    onSuccess: onSent,
  });
  const refusal = sending.isError ? explain(sending.error) : null;
  const atField = refusal?.code && aboutNumber.has(refusal.code) ? refusal.sentence : undefined;
  return (
    <form
      noValidate
      className="grid gap-5 border-line border-t pt-6"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (problem) focusInvalid(event.currentTarget);
        else sending.mutate();
      }}
    >
      {present && (
        <p className="text-muted">
          <span className="whitespace-nowrap">{spacedPhone(present)}</span> stays your verified
          number until you verify the new one.
        </p>
      )}
      {refusal && !atField && (
        <Banner tone="stop" live>
          {refusal.sentence}
        </Banner>
      )}
      <PhoneField
        label={present ? "New phone number" : "Phone number"}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (sending.isError) sending.reset();
        }}
        error={(isSubmitted && problem) || atField}
        code={(home && dialCode(home)) || "+49"}
      />
      <p className="text-13 text-muted">
        We send a code by SMS. Your provider may charge for it. You can use a number for 1 account
        only.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" pending={sending.isPending}>
          Send code
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {present ? "Keep current number" : "Back to the code"}
          </Button>
        )}
      </div>
    </form>
  );
}
