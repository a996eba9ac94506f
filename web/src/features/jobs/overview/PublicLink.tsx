import type { JobOverview } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { CopyButton } from "@/ui/CopyButton";
import { Section } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { TextLink } from "@/ui/TextLink";
import { useJobRights } from "../gate";
import { FeaturedSwitch } from "./FeaturedSwitch";

/** Whether candidates can find the job, and the address to share. */
export function PublicLink({ job }: { job: JobOverview }) {
  const address = location.origin + paths.job(job.id);
  return (
    <Section title="Visibility">
      <p>{visibility(job)}</p>
      {job.is_listed && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink href={paths.job(job.id)} className="min-w-0 break-all font-mono text-13">
            {address}
          </TextLink>
          <CopyButton text={address} label="Copy link" />
        </div>
      )}
      {job.expires_at && (job.status === "open" || job.status === "paused") && (
        <p className="mt-2 text-muted">
          Closes <RelativeTime at={job.expires_at} />.
        </p>
      )}
      <FeaturedSwitch job={job} />
      <Missing job={job} />
    </Section>
  );
}

function visibility({ status, is_listed, is_public, takedown }: JobOverview): string {
  if (takedown) return "Taken down: people can't find this job, and it can't be opened.";
  if (is_public) return "Anyone with the link can open this job, and candidates can find it.";
  if (is_listed) {
    return "Candidates can find this job. Its link works for people who are signed in, because your company's public page is off.";
  }
  switch (status) {
    case "draft":
      return "Only your company sees this draft. It gets a link when you publish it.";
    case "open":
      return "Candidates can't find this job now: your company isn't approved, or the closing day has passed.";
    case "paused":
      return "Paused: people can't find this job. Candidates who showed interest stay.";
    default:
      return "Closed: people can't find this job. You can reopen it.";
  }
}

/** What publishing still needs: the editor says it at its fields. */
function Missing({ job }: { job: JobOverview }) {
  const { mayManage } = useJobRights();
  const missing = job.missing_for_publish;
  if (missing.length === 0 || job.status === "open" || job.takedown) return null;
  return (
    <div className="mt-4">
      <h3 className="text-13 font-normal text-muted">
        {job.status === "draft" ? "Required to publish" : "Required to reopen"}
      </h3>
      <ul className="mt-1">
        {missing.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
      {mayManage && (
        <p className="mt-2">
          <TextLink href={`${paths.jobEdit(job.id)}?show=missing`}>Complete the job</TextLink>
        </p>
      )}
    </div>
  );
}
