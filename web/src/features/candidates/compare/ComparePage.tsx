import { useQueries, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import { QueryFailure } from "@/entities/query/QueryFailure";
import type { Candidate } from "@/lib/database.types";
import { useKeys } from "@/lib/keys/use-keys";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { useChanges } from "@/lib/realtime";
import { currentProfile } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { CandidatesLock } from "../CandidatesLock";
import { candidateQuery } from "../queries";
import { CompareTable } from "./CompareTable";
import { ofOneJob, readCompared } from "./compared";
import { LEAST, MOST } from "./selection";

export const loader = ({ url }: PageLoaderArgs) => {
  if (currentProfile().company_approval_status === "approved") {
    for (const id of readCompared(url.searchParams).ids) {
      void queryClient.prefetchQuery(candidateQuery(id));
    }
  }
  return Promise.resolve(null);
};

/** Two to four candidates of one job side by side, by their evidence. The address holds who. */
export default function ComparePage() {
  usePageTitle("Compare candidates");
  return (
    <CandidatesLock>
      <Comparison />
    </CandidatesLock>
  );
}

function Comparison() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { ids, unknown, tooMany } = readCompared(params);
  const queries = useQueries({ queries: ids.map(candidateQuery) });
  const found = queries.map((one) => one.data).filter((one): one is Candidate => Boolean(one));
  const { shown, elsewhere } = ofOneJob(found);
  const [first] = shown;
  const failed = queries.find((one) => one.isError && one.data === undefined);
  const missing = queries.filter((one) => one.data === null).length + unknown;
  const back = first
    ? paths.candidatesOfJob(first.interaction.job_opening_id)
    : paths.interestedCandidates;

  // An interest that is taken back, a decision of a colleague.
  useChanges("compared", [{ event: "*", table: "job_interactions" }], {
    refresh: () => void client.invalidateQueries({ queryKey: ["candidates", "one"] }),
  });
  useKeys("Compare", [
    { keys: ["Escape"], does: "Back to the candidates", run: () => void navigate(back) },
  ]);

  return (
    <div className="page pb-16">
      <PageHeader
        title="Compare candidates"
        above={
          <TextLink href={back} className="inline-flex items-center gap-1.5 print:hidden">
            <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
            All candidates
          </TextLink>
        }
        lede={first && <bdi>{first.interaction.job_title}</bdi>}
        actions={
          shown.length >= LEAST && (
            <Button className="print:hidden" onClick={() => window.print()}>
              Print
            </Button>
          )
        }
      />
      {queries.some((one) => one.isPending) ? (
        <Loading label="Loading the candidates">
          <SkeletonRows tall />
        </Loading>
      ) : failed ? (
        <QueryFailure query={failed} title="The candidates couldn't be loaded">
          You can still use the list of candidates.
        </QueryFailure>
      ) : (
        <>
          <LeftOut missing={missing} elsewhere={elsewhere} tooMany={tooMany} />
          {first && shown.length >= LEAST ? (
            <CompareTable candidates={shown} jobTitle={first.interaction.job_title} />
          ) : (
            <EmptyState
              title="Nothing to compare"
              action={<TextLink href={back}>All candidates</TextLink>}
            >
              Select {LEAST} to {MOST} candidates of one job in the list, then choose Compare.
            </EmptyState>
          )}
        </>
      )}
    </div>
  );
}

type LeftOutProps = { missing: number; elsewhere: Candidate[]; tooMany: number };

/** Whom the address names and the page doesn't show, and why. */
function LeftOut({ missing, elsewhere, tooMany }: LeftOutProps) {
  const names = elsewhere.map((one) => one.person.full_name);
  const who = new Intl.ListFormat("en", { type: "conjunction" }).format(names);
  return (
    <div className="grid gap-2.5 pb-4 empty:hidden">
      {missing > 0 && (
        <Banner
          title={
            missing === 1
              ? "1 candidate isn't available."
              : `${missing} candidates aren't available.`
          }
        >
          They withdrew their interest, or you don't have access to the job.
        </Banner>
      )}
      {elsewhere.length > 0 && (
        <Banner title={`${who} ${names.length === 1 ? "is" : "are"} left out.`}>
          You can compare candidates of one job.
        </Banner>
      )}
      {tooMany > 0 && (
        <Banner title="Some candidates are left out.">
          You can compare at most {MOST} candidates.
        </Banner>
      )}
    </div>
  );
}
