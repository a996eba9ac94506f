import { useNavigate, useSearchParams } from "react-router";
import { whatIfQuery } from "@/entities/match/queries";
import { rankQuery } from "@/entities/rank/progress";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { prefetch } from "@/lib/query-client";
import { readText } from "@/lib/url-state";
import { PageHeader } from "@/ui/Page";
import { DemandFigure } from "./DemandFigure";
import { FunnelFigure } from "./FunnelFigure";
import { MissingFigure } from "./MissingFigure";
import { NextSteps } from "./NextSteps";
import { PayFigure } from "./PayFigure";
import { ProofsFigure } from "./ProofsFigure";
import { readPayFilters, writePlace } from "./pay-filters";
import { demandQuery, funnelQuery, missingQuery, payQuery, responseQuery } from "./queries";
import { RankFigure } from "./RankFigure";
import { ResponseFigure } from "./ResponseFigure";

export const loader = ({ url }: PageLoaderArgs) =>
  prefetch(
    demandQuery,
    missingQuery,
    whatIfQuery,
    rankQuery,
    payQuery(readPayFilters(url.searchParams)),
    funnelQuery,
    responseQuery,
  );

/** What the market asks of the reader, what it pays, and how far their interests get. */
export default function CareerPage() {
  usePageTitle("Career intelligence");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const demand = readText(params, "demand") || null;
  const filters = readPayFilters(params);
  // A new choice stays where it is on the page, and "back" leaves the page.
  const go = (query: string) =>
    void navigate({ search: query }, { replace: true, preventScrollReset: true });
  return (
    <div className="page pb-16">
      <PageHeader
        title="Career intelligence"
        lede="What open jobs ask of you, what they pay, and how far your interests get."
      />
      <NextSteps />
      <DemandFigure chosen={demand} onChoose={(skill) => go(writePlace(skill, filters))} />
      <PayFigure filters={filters} onFilters={(changed) => go(writePlace(demand, changed))} />
      <div className="grid gap-x-10 lg:grid-cols-2">
        <MissingFigure />
        <ProofsFigure />
        <FunnelFigure />
        <RankFigure />
      </div>
      <ResponseFigure />
    </div>
  );
}
