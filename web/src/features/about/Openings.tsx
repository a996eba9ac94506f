import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { OpenJobList } from "@/entities/company/OpenJobList";
import { careersCompany, contactUs } from "@/lib/config";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { Loading, SkeletonText } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { careersQuery } from "./queries";

// The setting is there before the app is, and stays.
const never = () => () => {};
const atBuildTime = () => undefined;

/** What is open at the operator's own company. Its jobs are postings like any other. */
export function Openings() {
  const slug = useSyncExternalStore(never, careersCompany, atBuildTime);
  const {
    data: company,
    error,
    isPending,
    refetch,
  } = useQuery({
    ...careersQuery(slug ?? ""),
    enabled: typeof slug === "string",
  });
  if (slug === null) return <NothingOpen />;
  if (isPending) {
    return (
      <>
        <div className="noscript:hidden">
          <Loading label="Loading open jobs">
            <SkeletonText lines={3} />
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
  if (error) {
    return (
      <div role="alert">
        <p>{explain(error).sentence}</p>
        <Button size="sm" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!company || company.open_jobs.length === 0) return <NothingOpen />;
  return (
    <>
      <OpenJobList jobs={company.open_jobs} />
      <p className="mt-4">
        <TextLink href={paths.company(company.slug)}>About {company.name}</TextLink>
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
