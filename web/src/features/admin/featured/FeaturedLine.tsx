import { type ReactNode, useState } from "react";
import type { StaffFeaturedJob } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { jobStatusLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { ReasonForm } from "../ReasonForm";
import { InPlaceOf, useInPlaceOf } from "./InPlaceOf";
import { addFeatured, removeFeatured } from "./queries";

const hint = "It's recorded in the audit log. The company doesn't read it.";

type Props = {
  job: StaffFeaturedJob;
  day: string;
  /** Whether the day's set still changes. */
  isOpen: boolean;
};

/** A job of a day's set, with the way to take it out. */
export function FeaturedLine({ job, day, isOpen }: Props) {
  const { toast } = useToast();
  const line = useLine();
  return (
    <Line job={job} does={isOpen && "Remove"} line={line}>
      <ReasonForm
        onLeave={line.close}
        hint={hint}
        acts={[
          {
            does: "Remove from this day",
            variant: "danger",
            effect:
              "The next job takes its place. The job stays open, and can be featured on other days.",
            act: async (reason) => {
              await removeFeatured(job.job_opening_id, day, reason);
              toast({ message: `${job.title} is no longer featured on this day.` });
            },
          },
        ]}
      />
    </Line>
  );
}

/** A job that was taken out of a day's set, with the way back. */
export function RemovedLine({ chosen, ...props }: Props & { chosen: StaffFeaturedJob[] }) {
  const { job, day, isOpen } = props;
  const { toast } = useToast();
  const line = useLine();
  const place = useInPlaceOf(chosen);
  return (
    <Line job={job} does={isOpen && job.status === "open" && "Put back"} line={line}>
      <ReasonForm
        onLeave={line.close}
        hint={hint}
        acts={[
          {
            does: "Put back into this day",
            variant: "primary",
            effect: "Every job seeker sees it on this day.",
            check: place.check,
            act: async (reason) => {
              await addFeatured(job.job_opening_id, day, place.value, reason);
              toast({ message: `${job.title} is featured on this day.` });
            },
          },
        ]}
      >
        <InPlaceOf place={place} />
      </ReasonForm>
    </Line>
  );
}

/** Whether the form of a line is open. */
function useLine() {
  const [isActing, setActing] = useState(false);
  return { isActing, toggle: () => setActing(!isActing), close: () => setActing(false) };
}

type LineProps = {
  job: StaffFeaturedJob;
  line: ReturnType<typeof useLine>;
  /** What the button beside it says; none where there's nothing to do. */
  does: string | false;
  /** What the button opens. */
  children: ReactNode;
};

function Line({ job, does, line: { isActing, toggle }, children }: LineProps) {
  const { job_opening_id, title, company, status, interests } = job;
  return (
    <li className="grid gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink href={paths.job(job_opening_id)}>{title}</TextLink>
        {status !== "open" && <Tag tone="dashed">{jobStatusLabels[status]}</Tag>}
        {job.is_featured_by_company && <Tag>Featured by the company</Tag>}
        {does && (
          <Button
            size="sm"
            className="ml-auto"
            aria-expanded={isActing}
            aria-label={`${does} ${title} of ${company.name}`}
            onClick={toggle}
          >
            {does}
          </Button>
        )}
      </div>
      <p className="text-13 text-muted">
        <TextLink underlined href={`${paths.adminTools}?status=all&company=${company.id}`}>
          {company.name}
        </TextLink>
        {` · ${interests === 1 ? "1 interest" : `${interests} interests`} from here`}
      </p>
      {isActing && does && children}
    </li>
  );
}
