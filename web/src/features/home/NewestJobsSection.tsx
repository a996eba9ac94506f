import { PublicJobRow } from "@/entities/job/PublicJobRow";
import type { PublicJobLine } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";

/** The newest jobs. */
export default function NewestJobsSection({ jobs }: { jobs: PublicJobLine[] }) {
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
      </div>
      <ul className="self-start border-line-strong border-t">
        {jobs.map((job) => (
          <PublicJobRow key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}
