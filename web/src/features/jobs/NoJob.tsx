import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { PageHeader } from "@/ui/Page";
import { TextLink } from "@/ui/TextLink";

/** There is no such job, or none of the reader's. */
export function NoJob() {
  return (
    <div className="page pb-16">
      <PageHeader above={<TextLink href={paths.jobs}>Jobs</TextLink>} title="Job not found" />
      <EmptyState
        title="This job doesn't exist"
        action={<TextLink href={paths.jobs}>All jobs</TextLink>}
      >
        It was deleted, or you don't have access to it.
      </EmptyState>
    </div>
  );
}
