import { paths } from "@/lib/paths";
import { buttonClass } from "@/ui/button-class";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { TextLink } from "@/ui/TextLink";
import { groupLabels, isNarrowed, type JobsView } from "./jobs-list";

type Props = {
  view: JobsView;
  /** There are jobs, of whatever kind. */
  any: boolean;
  mayManage: boolean;
};

/** Why the list is empty, and what to do about it. */
export function NoJobs({ view, any, mayManage }: Props) {
  if (any) {
    return (
      <EmptyState title="No jobs here" action={<TextLink href={paths.jobs}>All jobs</TextLink>}>
        {isNarrowed(view)
          ? "No jobs match the title and owner."
          : `${groupLabels[view.group]}: no jobs with this status.`}
      </EmptyState>
    );
  }
  if (!mayManage) {
    return (
      <EmptyState title="No jobs assigned to you">
        Jobs that your company's admin assigns to you appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No jobs yet"
      action={
        <Link href={paths.jobNew} className={buttonClass({ variant: "primary" })}>
          Create a job
        </Link>
      }
    >
      Create one, or import a CSV file or JobPosting documents.
    </EmptyState>
  );
}
