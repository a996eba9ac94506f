import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain, isCode } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { useProfile } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Checkbox } from "@/ui/Checkbox";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { SettingsSection } from "../SettingsSection";
import { deleteAccount, deletePhrase, detailsOf } from "./queries";

/** The end of the account. It asks on the page and not in a dialog: the proof of who they are comes in one. */
export function DeleteSection() {
  const { role } = useProfile();
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection
      title="Delete"
      id="delete"
      lede="This permanently deletes your account and personal data. Export your data first if you want a copy."
    >
      {open ? (
        <Confirm onCancel={() => setOpen(false)} />
      ) : (
        <>
          <ul className="mb-5 grid list-disc gap-1.5 pl-5 text-muted">
            <li>
              Deleted: your profile, files, sessions, questions and answers
              {role === "job_seeker" && ", with your interest in jobs and your ranks"}.
            </li>
            <li>Kept without your name: messages you sent and decisions of companies.</li>
            <li>You won't get a confirmation email, because we delete your address.</li>
          </ul>
          <Button variant="danger" onClick={() => setOpen(true)}>
            Delete account
          </Button>
        </>
      )}
    </SettingsSection>
  );
}

function Confirm({ onCancel }: { onCancel: () => void }) {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const [closing, setClosing] = useState(false);
  const { toast } = useToast();
  const ending = useMutation({
    mutationFn: () => deleteAccount(closing),
    onSuccess: () => toast({ message: "Your account and personal data are deleted." }),
  });
  const company = isCode(ending.error, "company_ends_too") ? detailsOf(ending.error) : null;
  // The question stays while the next attempt runs.
  const [lastCompany, setLastCompany] = useState<Record<string, unknown> | null>(null);
  if (company && lastCompany === null) setLastCompany(company);
  const fits = typed.trim().toLowerCase() === deletePhrase;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (fits) ending.mutate();
      }}
    >
      {ending.error && !company && <Refused error={ending.error} />}
      {lastCompany && (
        <Banner tone="wait" live title={`${String(lastCompany.company)} will close too.`}>
          You're its only member. Its page is deleted{jobsText(lastCompany.jobs)}, and waiting
          candidates get a notification.
        </Banner>
      )}
      <Field
        label={`Type “${deletePhrase}”`}
        error={tried && !fits ? `Type the words “${deletePhrase}” to continue.` : undefined}
        hint="You can't undo this."
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {lastCompany && (
        <Checkbox
          label={`Close ${String(lastCompany.company)} as well`}
          checked={closing}
          onChange={(event) => setClosing(event.target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="danger" pending={ending.isPending}>
          Delete account permanently
        </Button>
        <Button onClick={onCancel}>Keep account</Button>
      </div>
    </form>
  );
}

function Refused({ error }: { error: unknown }) {
  return (
    <Banner
      tone="stop"
      live
      action={
        isCode(error, "last_admin") && (
          <TextLink underlined href={paths.team}>
            Make a colleague admin
          </TextLink>
        )
      }
    >
      Nothing was deleted. {explain(error).sentence}
    </Banner>
  );
}

const jobsText = (jobs: unknown) =>
  typeof jobs === "number" && jobs > 0
    ? `, its ${jobs === 1 ? "open job closes" : `${jobs} open jobs close`}`
    : "";
