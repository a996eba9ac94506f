import { PublicJobRow } from "@/entities/job/PublicJobRow";
import type { PublicChallengeLine, PublicJobLine } from "@/lib/database.types";
import { withNext } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";

type Props = { jobs: PublicJobLine[]; challenge: PublicChallengeLine | undefined };

/** The newest jobs, and a challenge to start with. */
export default function NewestJobsSection({ jobs, challenge }: Props) {
  return (
    <section
      aria-labelledby="newest"
      className="grid gap-x-16 gap-y-8 border-line border-t py-14 max-md:py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id="newest" className="text-20">
          Newest jobs
        </h2>
        <p className="mt-3">
          <TextLink href={paths.publicJobs}>Browse all jobs</TextLink>
        </p>
        {challenge && (
          <div className="mt-8">
            <h3 className="text-16">A challenge to start with</h3>
            <p className="mt-1">
              <TextLink
                href={withNext(`${paths.signUp}?as=job_seeker`, paths.challenge(challenge.slug))}
              >
                {challenge.title}
              </TextLink>
            </p>
            <p className="max-w-measure text-muted">{challenge.summary}</p>
          </div>
        )}
      </div>
      <ul className="self-start border-line-strong border-t">
        {jobs.map((job) => (
          <PublicJobRow key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}
