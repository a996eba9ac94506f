import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { OpenJobList } from "@/entities/company/OpenJobList";
import { QueryState } from "@/entities/query/QueryState";
import { careersCompany, contactUs } from "@/lib/config";
import { paths } from "@/lib/paths";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { careersQuery } from "./queries";

// The setting is there before the app is, and stays.
const never = () => () => {};
const atBuildTime = () => undefined;

/** What is open at the operator's own company. Its jobs are postings like any other. */
export function Openings() {
  const slug = useSyncExternalStore(never, careersCompany, atBuildTime);
  const query = useQuery({
    ...careersQuery(slug ?? ""),
    enabled: typeof slug === "string",
  });
  if (slug === null) return <NothingOpen />;
  return (
    <QueryState
      query={query}
      level={3}
      failure="The open jobs could not be loaded"
      note="You can still search all jobs and companies."
      loading={<Waiting />}
    >
      {(company) =>
        company && company.open_jobs.length > 0 ? (
          <>
            <OpenJobList jobs={company.open_jobs} />
            <p className="mt-4">
              <TextLink href={paths.company(company.slug)}>About {company.name}</TextLink>
            </p>
          </>
        ) : (
          <NothingOpen />
        )
      }
    </QueryState>
  );
}

/** The jobs as they will stand, and without scripts the way to them. */
function Waiting() {
  return (
    <>
      <div className="noscript:hidden">
        <Loading label="Loading open jobs">
          <SkeletonRows rows={3} />
        </Loading>
      </div>
      <p className="hidden noscript:block">
        Our open jobs are among{" "}
        <TextLink underlined href={paths.publicJobs}>
          all open jobs
        </TextLink>
        .
      </p>
    </>
  );
}

function NothingOpen() {
  return (
    <p className="max-w-measure text-muted">
      Nothing is open right now. {contactUs()} if you’d like to hear from us when that changes.
    </p>
  );
}
