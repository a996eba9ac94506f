import { type JobStatus, jobStatusLabels } from "@/lib/vocabulary.generated";
import { Tag } from "@/ui/Tag";

const tones = {
  draft: "dashed",
  open: "plain",
  paused: "wait",
  filled: "plain",
  closed: "plain",
  expired: "plain",
} as const;

/** The state of a job, in a word. */
export function JobStatusTag({ status }: { status: JobStatus }) {
  return (
    <Tag tone={tones[status]} className="shrink-0">
      {jobStatusLabels[status]}
    </Tag>
  );
}
