import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { readText } from "@/lib/url-state";
import { EmptyState } from "@/ui/EmptyState";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { TextLink } from "@/ui/TextLink";
import { AdminFrame } from "../AdminFrame";
import { StaffState } from "../StaffState";
import { AddFeatured } from "./AddFeatured";
import { FeaturedLine, RemovedLine } from "./FeaturedLine";
import { featuredQuery } from "./queries";

/** The day before or after another one. */
function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The ten jobs that all job seekers see on a day. Staff take a job out, which the next one follows, or put one in. */
export default function FeaturedPage() {
  usePageTitle("Featured jobs");
  const [search, setSearch] = useSearchParams();
  const asked = readText(search, "day");
  const query = useQuery(featuredQuery(/^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : ""));
  return (
    <AdminFrame
      current="featured"
      title="Featured jobs"
      lede="Ten jobs a day, the same for every job seeker. The server chooses them, companies in turn. Days are in UTC."
    >
      <StaffState query={query} what="The featured jobs">
        {({ day, is_open, jobs }) => {
          const chosen = jobs.filter(({ position }) => position !== null);
          const removed = jobs.filter(({ position }) => position === null);
          return (
            <>
              <div className="flex flex-wrap items-end gap-4 py-4">
                <Field label="Day">
                  <Input
                    type="date"
                    min="2020-01-01"
                    max="2100-12-31"
                    value={day}
                    onChange={({ target }) => target.value && setSearch({ day: target.value })}
                  />
                </Field>
                <p className="flex min-h-11 items-center gap-4">
                  <TextLink href={`${paths.adminFeatured}?day=${shifted(day, -1)}`}>
                    Day before
                  </TextLink>
                  <TextLink href={`${paths.adminFeatured}?day=${shifted(day, 1)}`}>
                    Day after
                  </TextLink>
                </p>
              </div>
              {chosen.length === 0 ? (
                <EmptyState title="No jobs on this day">
                  The jobs of a day are chosen shortly before it begins, if companies have open
                  jobs.
                </EmptyState>
              ) : (
                <ol aria-label="Featured jobs" className="border-line border-t">
                  {chosen.map((job) => (
                    <FeaturedLine key={job.job_opening_id} job={job} day={day} isOpen={is_open} />
                  ))}
                </ol>
              )}
              {removed.length > 0 && (
                <section aria-labelledby="featured-removed" className="mt-8">
                  <h2 id="featured-removed" className="mb-2 text-16">
                    Removed from this day
                  </h2>
                  <ul className="border-line border-t">
                    {removed.map((job) => (
                      <RemovedLine
                        key={job.job_opening_id}
                        job={job}
                        day={day}
                        isOpen={is_open}
                        chosen={chosen}
                      />
                    ))}
                  </ul>
                </section>
              )}
              {is_open && <AddFeatured key={day} day={day} chosen={chosen} />}
            </>
          );
        }}
      </StaffState>
    </AdminFrame>
  );
}
