import { paths } from "@/lib/paths";
import { Banner } from "@/ui/Banner";
import { TextLink } from "@/ui/TextLink";
import { refusedTitle } from "./bulk";
import type { Left } from "./use-bulk-steps";

/** The jobs with which a step could not be done, each with the reason. */
export function LeftJobs({ left, onDismiss }: { left: Left; onDismiss: () => void }) {
  return (
    <Banner
      tone="wait"
      live
      className="mb-4"
      title={refusedTitle(left.step, left.refused.length, left.of)}
      onDismiss={onDismiss}
    >
      {left.refused.map(({ job, reason }) => (
        <span key={job.id} className="block">
          <TextLink
            underlined
            href={
              reason.code === "not_ready_to_publish"
                ? `${paths.jobEdit(job.id)}?show=missing`
                : paths.jobOverview(job.id)
            }
          >
            <bdi>{job.title}</bdi>
          </TextLink>
          : {reason.message}
        </span>
      ))}
    </Banner>
  );
}
