import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { myInvitationsQuery } from "@/entities/invitation/queries";
import { QueryFailure } from "@/entities/query/QueryFailure";
import { useKeys } from "@/lib/keys/use-keys";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { PageHeader } from "@/ui/Page";
import { Loading } from "@/ui/Skeleton";
import { CatalogueList } from "./catalogue/CatalogueList";
import { CatalogueSkeleton } from "./catalogue/CatalogueSkeleton";
import { FilterBar } from "./catalogue/FilterBar";
import { type Filters, fitting, readFilters, writeFilters } from "./catalogue/filters";
import { NextSteps } from "./catalogue/NextSteps";
import { NoChallenges } from "./catalogue/NoChallenges";
import { RankRow } from "./catalogue/RankRow";
import { MyInvitations } from "./invitations/MyInvitations";
import { catalogueQuery } from "./queries";

export const loader = () => prefetch(catalogueQuery, myInvitationsQuery);

const lede = "Each challenge you pass counts once and appears on your profile as proof.";

export function Skeleton() {
  return (
    <div className="page pb-16">
      <PageHeader title="Challenges" lede={lede} />
      <Loading label="Loading challenges">
        <CatalogueSkeleton />
      </Loading>
    </div>
  );
}

/** The catalogue: where one stands, what to do next, and every challenge. */
export default function ChallengesPage() {
  usePageTitle("Challenges");
  const { search } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const filters = readFilters(new URLSearchParams(search));
  const query = useQuery(catalogueQuery);
  useKeys("Challenges", [
    { keys: ["/"], does: "Filter by text", run: () => field.current?.focus() },
  ]);
  const filterBy = (to: Filters) =>
    void navigate(paths.challenges + writeFilters(to), {
      replace: true,
      preventScrollReset: true,
    });
  // What stands above the catalogue comes in one moment with it, so that nothing is pushed down.
  const invited = useQuery(myInvitationsQuery);
  const catalogue = invited.isPending ? undefined : query.data;
  const shown = catalogue ? fitting(catalogue.challenges, filters) : [];

  return (
    <div className="page pb-16">
      <PageHeader title="Challenges" lede={lede} />
      {(catalogue || query.isError) && <MyInvitations />}
      {catalogue ? (
        <>
          <div className="grid gap-x-12 gap-y-2 border-line border-y py-5 lg:grid-cols-[360px_minmax(0,1fr)]">
            <RankRow progress={catalogue.progress} />
            <NextSteps next={catalogue.next} />
          </div>
          <FilterBar filters={filters} onFilters={filterBy} field={field} />
          {shown.length > 0 ? (
            <CatalogueList challenges={shown} total={catalogue.challenges.length} />
          ) : (
            <NoChallenges all={catalogue.challenges} filters={filters} onFilters={filterBy} />
          )}
        </>
      ) : query.isError ? (
        <QueryFailure query={query} title="The challenges could not be loaded">
          Your results and drafts are saved.
        </QueryFailure>
      ) : (
        <Loading label="Loading challenges">
          <CatalogueSkeleton />
        </Loading>
      )}
    </div>
  );
}
