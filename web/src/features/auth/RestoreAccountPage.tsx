import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { inDevelopment } from "@/lib/config";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { DevMailbox } from "@/ui/DevMailbox";
import { FormPage } from "@/ui/FormPage";
import { Link } from "@/ui/Link";
import { TextLink } from "@/ui/TextLink";
import { AskAddress } from "./AskAddress";
import { Refusal } from "./Refusal";
import { Resend } from "./Resend";
import { rememberAddress, rememberedAddress } from "./remembered-address";
import { requestReactivation, restoreAccount } from "./restore";
import { useNext } from "./use-next";

/** A resting account comes back: ask for the link; open it; sign in as always. */
export default function RestoreAccountPage() {
  usePageTitle("Reactivate your account");
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const token = search.get("token");
  if (sentTo !== null) return <Sent to={sentTo} onOther={() => setSentTo(null)} />;
  if (token) return <Restore token={token} onSent={setSentTo} />;
  return <Ask onSent={setSentTo} />;
}

function Ask({ onSent }: { onSent: (to: string) => void }) {
  const { on } = useNext();
  return (
    <FormPage
      title="Reactivate your account"
      lede="Your data is still there. We'll email you a link to reactivate your account."
      footer={
        <p>
          Not deactivated?{" "}
          <TextLink underlined href={on(paths.signIn)}>
            Sign in
          </TextLink>
        </p>
      }
    >
      <AskLink onSent={onSent} />
    </FormPage>
  );
}

function AskLink({ onSent }: { onSent: (to: string) => void }) {
  return (
    <AskAddress
      address={rememberedAddress()}
      send={requestReactivation}
      does="Send link"
      onSent={(to) => {
        rememberAddress(to);
        onSent(to);
      }}
    />
  );
}

function Sent({ to, onOther }: { to: string; onOther: () => void }) {
  return (
    <FormPage
      title="Check your email"
      lede={
        <>
          If <strong className="font-semibold text-ink">{to}</strong> belongs to a deactivated
          account, we sent a link to reactivate it. The link is valid for 24 hours.
        </>
      }
    >
      <p className="text-muted">Nothing arrived? Check your spam folder, or:</p>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <Resend
          send={() => requestReactivation(to)}
          sent="We sent a new email. Earlier links no longer work."
          justSent
        />
        <Button variant="quiet" onClick={onOther}>
          Use another address
        </Button>
      </div>
      {inDevelopment() && <DevMailbox addresses={[to]} />}
    </FormPage>
  );
}

function Restore({ token, onSent }: { token: string; onSent: (to: string) => void }) {
  const { on } = useNext();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => restoreAccount(token),
  });
  if (isSuccess) {
    return (
      <FormPage
        title="Your account is active again"
        lede="Your data is unchanged. Paused jobs stay paused until you reopen them."
      >
        <Link href={on(paths.signIn)} className={buttonClass({ variant: "primary" })}>
          Sign in
        </Link>
      </FormPage>
    );
  }
  if (error && explain(error).code === "otp_expired") {
    return (
      <FormPage title="Reactivate your account" lede="Request a new link here.">
        <Banner tone="stop" live title="This link no longer works." className="mb-6">
          It was already used or has expired.
        </Banner>
        <AskLink onSent={onSent} />
      </FormPage>
    );
  }
  return (
    <FormPage
      title="Reactivate your account"
      lede="You can sign in again, and your page is visible as before."
    >
      <Refusal error={error} />
      <Button variant="primary" pending={isPending} onClick={() => mutate()}>
        Reactivate account
      </Button>
    </FormPage>
  );
}
