import { useState } from "react";
import type { StaffFeaturedJob } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { jobStatusLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { ReasonForm } from "../ReasonForm";
import { removeFeatured } from "./queries";

type Props = {
  job: StaffFeaturedJob;
  day: string;
  /** Whether the day's set still changes. */
  isOpen: boolean;
};

/** A job of a day's set, with the way to take it out. */
export function FeaturedLine({ job, day, isOpen }: Props) {
  const { toast } = useToast();
  const [isRemoving, setRemoving] = useState(false);
  const { job_opening_id, title, company, status, interests } = job;
  return (
    <li className="grid gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink href={paths.job(job_opening_id)}>{title}</TextLink>
        {status !== "open" && <Tag tone="dashed">{jobStatusLabels[status]}</Tag>}
        {job.is_featured_by_company && <Tag>Featured by the company</Tag>}
        {isOpen && (
          <Button
            size="sm"
            className="ml-auto"
            aria-expanded={isRemoving}
            aria-label={`Remove ${title} of ${company.name}`}
            onClick={() => setRemoving(!isRemoving)}
          >
            Remove
          </Button>
        )}
      </div>
      <p className="text-13 text-muted">
        <TextLink underlined href={`${paths.adminTools}?status=all&company=${company.id}`}>
          {company.name}
        </TextLink>
        {` · ${interests === 1 ? "1 interest" : `${interests} interests`} from here`}
      </p>
      {isRemoving && (
        <ReasonForm
          hint="It's recorded in the audit log. The company doesn't read it."
          acts={[
            {
              does: "Remove from this day",
              variant: "danger",
              effect:
                "The next job takes its place. The job stays open, and can be featured on other days.",
              act: async (reason) => {
                await removeFeatured(job_opening_id, day, reason);
                toast({ message: `${title} is no longer featured on this day.` });
              },
            },
          ]}
        />
      )}
    </li>
  );
}
