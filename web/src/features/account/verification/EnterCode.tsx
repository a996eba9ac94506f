import { useErrorToast } from "@/entities/query/use-error-toast";
import { inDevelopment } from "@/lib/config";
import { explain } from "@/lib/errors";
import { phonePlace, spacedPhone } from "@/lib/phone";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { CodeForm } from "@/ui/CodeForm";
import { DevMailbox } from "@/ui/DevMailbox";
import { RelativeTime } from "@/ui/RelativeTime";
import { ResendButton } from "@/ui/ResendButton";
import { useToast } from "@/ui/Toasts";
import { useNow } from "@/ui/use-now";
import { provePhone, resendPhoneCode } from "./queries";
import { maxTries, useTries } from "./tries";

type Props = {
  phone: string;
  sentAt: string;
  /** The number that is proved already. */
  before: string | null;
  /** It was sent from this page, so the focus goes to where the code is entered. */
  fresh: boolean;
  onOther: () => void;
  onDone: () => void;
};

/** How long a code is good, and how long until the next may be sent. */
const LIFE_MS = 10 * 60_000;
const PAUSE_S = 60;

/** The code that came by SMS, how long it holds and how many tries are left. */
export function EnterCode({ phone, sentAt, before, fresh, onOther, onDone }: Props) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const tries = useTries(sentAt);
  const now = useNow();
  const sent = Date.parse(sentAt);
  const old = now - sent > LIFE_MS;
  const spent = tries.left === 0;
  const resend = async () => {
    try {
      await resendPhoneCode(phone);
      toast({ message: "We sent a new code. Earlier codes no longer work." });
    } catch (error) {
      showError(error);
      throw error;
    }
  };
  const place = phonePlace(`+${phone}`);
  const again = <ResendButton send={resend} pauseS={PAUSE_S} justSent={sent} />;
  return (
    <div className="grid gap-5 border-line border-t pt-6">
      <p role="status" className="text-muted">
        We sent a code to{" "}
        <strong className="whitespace-nowrap font-semibold text-ink">{spacedPhone(phone)}</strong>
        {place && ` (${place})`} <RelativeTime at={sentAt} />. It's valid for 10 minutes.
        {before && ` Until you enter it, ${spacedPhone(before)} stays your number.`}
      </p>
      {spent || old ? (
        <>
          <Banner
            tone="wait"
            title={spent ? "No attempts left for this code." : "This code has expired."}
          >
            Request a new code, or use another number.
          </Banner>
          <div className="flex flex-wrap gap-2.5">
            {again}
            <Button variant="quiet" onClick={onOther}>
              Use another number
            </Button>
          </div>
        </>
      ) : (
        <CodeForm
          focused={fresh}
          label="Code from the SMS"
          hint={`${tries.left} of ${maxTries} attempts left.`}
          does="Verify"
          variant="primary"
          explain={(error) => {
            const { code, sentence } = explain(error);
            const left = tries.left - 1;
            if (code !== "otp_expired") return sentence;
            return `Incorrect code. ${left === 1 ? "1 attempt" : `${left} attempts`} left.`;
          }}
          submit={async (code) => {
            try {
              await provePhone(phone, code);
            } catch (error) {
              if (explain(error).code === "otp_expired") tries.fail();
              throw error;
            }
            tries.forget();
            toast({ message: "Your phone is verified. Your profile shows it." });
            onDone();
          }}
        >
          {again}
          <Button variant="quiet" onClick={onOther}>
            Use another number
          </Button>
        </CodeForm>
      )}
      {inDevelopment() && <DevMailbox addresses={[phone]} />}
    </div>
  );
}
