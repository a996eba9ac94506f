import type { CompanyPoint } from "@/lib/database.types";
import type { AnalyticsStep } from "@/lib/vocabulary.generated";
import { Chart } from "@/ui/chart/Chart";
import { seriesOf } from "./figures";
import { MadeBy } from "./MadeBy";
import { stepName } from "./period";

/** A company's figures over time. */
export function CompanyCharts({ points, by }: { points: CompanyPoint[]; by: AnalyticsStep }) {
  const views = seriesOf(points, by, "Views", (point) => point.views);
  const viewers = seriesOf(points, by, "Viewers", (point) => point.viewers);
  const internal = seriesOf(points, by, "Internal", (point) => point.internal_views);
  const external = seriesOf(points, by, "External", ({ views, internal_views }) => ({
    count: views.count - internal_views.count,
    previous: views.previous - internal_views.previous,
  }));
  const interested = seriesOf(points, by, "Interested", (point) => point.interested);
  const approved = seriesOf(points, by, "Approved", (point) => point.approved);
  const xName = stepName(by);
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 border-line border-t py-6 lg:grid-cols-2">
      <Chart
        kind="line"
        level={2}
        title="Views"
        unit="views"
        xName={xName}
        isSummable
        series={[views.now]}
        previous={views.before}
        howItIsMade={<MadeBy id="views">Of your company page and your jobs.</MadeBy>}
      />
      <Chart
        kind="line"
        level={2}
        title="Unique viewers"
        unit="viewers"
        xName={xName}
        series={[viewers.now]}
        previous={viewers.before}
        howItIsMade={<MadeBy id="viewers">Different people in each point.</MadeBy>}
      />
      <Chart
        kind="line"
        level={2}
        title="Internal and external views"
        unit="views"
        xName={xName}
        isSummable
        series={[internal.now, external.now]}
        howItIsMade={<MadeBy id="internal">Internal viewers are signed in to Devproof.</MadeBy>}
      />
      <Chart
        kind="bar"
        level={2}
        title="Interests and approvals"
        unit="interests"
        xName={xName}
        isSummable
        series={[interested.now, approved.now]}
        howItIsMade={<MadeBy id="interests">Approvals count on the day of the interest.</MadeBy>}
        empty="No interests in this period."
      />
    </div>
  );
}
