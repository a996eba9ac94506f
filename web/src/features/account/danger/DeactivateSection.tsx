import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain, isCode } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { useProfile, useUser } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { SettingsSection } from "../SettingsSection";
import { deactivateAccount } from "./queries";

/** The account rests until its owner brings it back. */
export function DeactivateSection() {
  const { role } = useProfile();
  const { email } = useUser();
  const [asking, setAsking] = useState(false);
  const { toast } = useToast();
  const resting = useMutation({
    mutationFn: deactivateAccount,
    onSuccess: () =>
      toast({ message: "Account deactivated. We emailed you how to reactivate it." }),
  });
  return (
    <SettingsSection
      title="Deactivate"
      id="deactivate"
      lede="No one can find or see you, and your data is kept. You can reactivate your account at any time."
    >
      {resting.error && <Refused error={resting.error} />}
      <Button pending={resting.isPending} onClick={() => setAsking(true)}>
        Deactivate account
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Deactivate your account"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep account active</Button>
            <Button
              variant="primary"
              onClick={() => {
                // It may take a proof, which is asked for in a dialog of its own.
                setAsking(false);
                resting.mutate();
              }}
            >
              Deactivate and sign out
            </Button>
          </>
        }
      >
        <ul className="grid list-disc gap-2 pl-5">
          <li>You are signed out everywhere, within seconds.</li>
          <li>
            {role === "employer"
              ? "Your jobs stay open if a colleague can answer. Otherwise they're paused."
              : "Your page, and your interest in jobs, are hidden from every company."}
          </li>
          <li>
            To reactivate it, request a link to <strong className="font-semibold">{email}</strong>{" "}
            and open it. You need access to that mailbox.
          </li>
        </ul>
      </Dialog>
    </SettingsSection>
  );
}

function Refused({ error }: { error: unknown }) {
  return (
    <Banner
      tone="stop"
      live
      className="mb-4"
      action={
        isCode(error, "last_admin") && (
          <TextLink underlined href={paths.team}>
            Make a colleague admin
          </TextLink>
        )
      }
    >
      {explain(error).sentence}
    </Banner>
  );
}
