import { useState } from "react";
import { languageName } from "@/entities/language/language-name";
import type { UnjudgedSubmission } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { ReasonForm } from "../ReasonForm";
import { judgeAgain } from "./queries";

/** One answer, why it has no verdict, and for a failed one the way to judge it again. */
export function SubmissionLine({ submission }: { submission: UnjudgedSubmission }) {
  const { toast } = useToast();
  const [isOpen, setOpen] = useState(false);
  const { id, person, title, language, queued_at, judged_at, message, attempts } = submission;
  const failed = judged_at !== null;
  const again = failed && !submission.is_judged_again;
  return (
    <li className="grid gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-semibold">{title}</bdi>
        <span className="text-muted">{languageName(language)}</span>
        {submission.is_for_company && <Tag>For a company</Tag>}
        {!failed && !submission.is_judged && <Tag tone="stop">No judge for this language</Tag>}
        {submission.is_running && <Tag>Running</Tag>}
        {submission.is_judged_again && <Tag>Judged again</Tag>}
        {again && (
          <Button
            size="sm"
            className="ml-auto"
            aria-expanded={isOpen}
            aria-label={`Judge ${title} again`}
            onClick={() => setOpen(!isOpen)}
          >
            Judge again
          </Button>
        )}
      </div>
      <p className="text-13 text-muted">
        <TextLink underlined href={paths.adminPerson(person.id)}>
          {person.full_name || "No name"}
        </TextLink>
        {" · "}
        {failed ? "failed " : "waits since "}
        <RelativeTime at={judged_at ?? queued_at} />
        {attempts > 1 && ` · ${attempts} attempts`}
        {message && <bdi className="block wrap-anywhere">{message}</bdi>}
      </p>
      {isOpen && again && (
        <ReasonForm
          onLeave={() => setOpen(false)}
          hint="It's recorded in the audit log."
          acts={[
            {
              does: "Judge it now",
              variant: "primary",
              effect: "It joins the queue. The verdict counts as any other.",
              act: async (reason) => {
                await judgeAgain(id, reason);
                toast({ message: `${title} is judged again.` });
              },
            },
          ]}
        />
      )}
    </li>
  );
}
