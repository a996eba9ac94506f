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
import { askForRestoring, restoreAccount } from "./restore";
import { useNext } from "./use-next";

/** A resting account comes back: ask for the link; open it; sign in as always. */
export default function RestoreAccountPage() {
  usePageTitle("Bring your account back");
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
      title="Bring your account back"
      lede="A deactivated account rests and loses nothing. We send a link to its address; with it, the account is there again as it was."
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
      send={askForRestoring}
      does="Send the link"
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
      title="Look into your mail"
      lede={
        <>
          If <strong className="font-semibold text-ink">{to}</strong> belongs to a deactivated
          account, a link that brings it back is on its way there. It holds for 24 hours.
        </>
      }
    >
      <p className="text-muted">Nothing came? Look into the spam folder, or:</p>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <Resend
          send={() => askForRestoring(to)}
          sent="A new mail is on its way. Only its link works now."
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
        title="Your account is back"
        lede="Everything is as it was. Jobs that were paused stay paused until you open them again."
      >
        <Link href={on(paths.signIn)} className={buttonClass({ variant: "primary" })}>
          Sign in
        </Link>
      </FormPage>
    );
  }
  if (error && explain(error).code === "otp_expired") {
    return (
      <FormPage title="Bring your account back" lede="Get a new link here.">
        <Banner tone="stop" live title="That link does not work any more." className="mb-6">
          It was used already or is too old.
        </Banner>
        <AskLink onSent={onSent} />
      </FormPage>
    );
  }
  return (
    <FormPage
      title="Bring your account back"
      lede="Your page can be found again as you had set it, and you can sign in."
    >
      <Refusal error={error} />
      <Button variant="primary" pending={isPending} onClick={() => mutate()}>
        Bring my account back
      </Button>
    </FormPage>
  );
}
