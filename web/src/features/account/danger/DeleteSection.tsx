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
import { deleteAccount, deleteWords, detailsOf } from "./queries";

/** The end of the account. It asks on the page and not in a dialog: the proof of who they are comes in one. */
export function DeleteSection() {
  const { role } = useProfile();
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection
      title="Delete"
      id="delete"
      lede="Your account and everything personal goes at once and for good. Pack a copy of your data first if you want to keep it."
    >
      {open ? (
        <Confirm onCancel={() => setOpen(false)} />
      ) : (
        <>
          <ul className="mb-5 grid list-disc gap-1.5 pl-5 text-muted">
            <li>
              Gone: your profile, files, sessions, and what you asked and answered here
              {role === "job_seeker" && ", with your interest in jobs and your ranks"}.
            </li>
            <li>
              Kept without your name: messages that you sent to others, and decisions that a company
              made.
            </li>
            <li>No mail follows: afterwards we no longer have your address.</li>
          </ul>
          <Button variant="danger" onClick={() => setOpen(true)}>
            Delete my account
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
    onSuccess: () => toast({ message: "Your account is deleted, with everything personal." }),
  });
  const company = isCode(ending.error, "company_ends_too") ? detailsOf(ending.error) : null;
  // Once the company was asked about, the question stays while the answer is tried.
  const [asked, setAsked] = useState<Record<string, unknown> | null>(null);
  if (company && asked === null) setAsked(company);
  const fits = typed.trim().toLowerCase() === deleteWords;
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
      {asked && (
        <Banner tone="wait" live title={`${String(asked.company)} would close too.`}>
          Nobody else works for it here. Its page goes{jobsWords(asked.jobs)}, and whoever waits for
          an answer is told.
        </Banner>
      )}
      <Field
        label={`Type “${deleteWords}”`}
        error={tried && !fits ? `Type the words “${deleteWords}” to go on.` : undefined}
        hint="It cannot be undone."
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
      {asked && (
        <Checkbox
          label={`Close ${String(asked.company)} as well`}
          checked={closing}
          onChange={(event) => setClosing(event.target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="danger" pending={ending.isPending}>
          Delete my account for good
        </Button>
        <Button onClick={onCancel}>Keep my account</Button>
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
            Hand it over
          </TextLink>
        )
      }
    >
      Nothing was deleted. {explain(error).sentence}
    </Banner>
  );
}

const jobsWords = (jobs: unknown) =>
  typeof jobs === "number" && jobs > 0
    ? `, its ${jobs === 1 ? "open job closes" : `${jobs} open jobs close`}`
    : "";
