import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { PublicJobRow } from "@/entities/job/PublicJobRow";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { remotePolicyLabels, seniorityLabels } from "@/lib/vocabulary.generated";
import { ChoiceFilter, TextFilter } from "./fields";
import { ListFrame, ListSkeleton } from "./ListFrame";
import { readJobs, writeJobs } from "./place";
import { publicJobsQuery } from "./queries";
import { countText } from "./words";

export const loader = ({ url }: PageLoaderArgs) =>
  prefetch(publicJobsQuery(readJobs(url.searchParams)));

export const Skeleton = ListSkeleton;

/** The open jobs that everyone can read. */
export default function JobsPage() {
  const place = readJobs(new URLSearchParams(useLocation().search));
  const { data } = useSuspenseQuery(publicJobsQuery(place));
  usePageTitle("Jobs");
  return (
    <ListFrame
      title="Jobs"
      lede="Open jobs with their pay, and how fast each company answers. Sign up to see your match score."
      path={paths.publicJobs}
      query={writeJobs({ ...place, page: 1 })}
      queryOf={(form) => writeJobs(readJobs(form))}
      count={countText(data.total, "open job", "open jobs")}
      nothing="No open jobs fit these filters. Clear a filter to see more."
      page={place.page}
      pages={data.pages}
      fields={
        <>
          <TextFilter
            name="q"
            type="search"
            label="Title, skill or company"
            className="grow md:min-w-56"
            maxLength={120}
            defaultValue={place.query}
          />
          <ChoiceFilter
            name="remote"
            label="Where"
            any="Anywhere"
            labels={remotePolicyLabels}
            value={place.remote}
          />
          <ChoiceFilter
            name="level"
            label="Seniority"
            any="Any level"
            labels={seniorityLabels}
            value={place.seniority}
          />
          <TextFilter
            name="pay"
            type="text"
            label="Pay a year, from"
            className="md:w-36"
            maxLength={9}
            defaultValue={place.payMin ?? ""}
          />
          <TextFilter
            name="cur"
            type="text"
            label="Currency"
            className="md:w-24"
            maxLength={3}
            defaultValue={place.currency}
          />
        </>
      }
      rows={data.jobs.map((job) => <PublicJobRow key={job.id} job={job} />)}
    />
  );
}
