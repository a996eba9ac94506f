import type { ProfileAnalytics } from "@/lib/database.types";
import { viewSourceLabels } from "@/lib/vocabulary.generated";
import { Chart } from "@/ui/chart/Chart";
import { CompanyTable } from "./CompanyTable";
import { seriesOf } from "./figures";
import { MadeBy } from "./MadeBy";
import { ProfileFunnelChart } from "./ProfileFunnelChart";
import { stepName } from "./period";

/** What the largest tier has besides: people, appearances, sources, companies, interests. */
export function ProfileDetails({ analytics }: { analytics: ProfileAnalytics }) {
  const { points, sources, companies, funnel, previous_funnel, by } = analytics;
  if (!points || !sources || !companies || !funnel || !previous_funnel) return null;
  const viewers = seriesOf(points, by, "Viewers", (point) => point.viewers);
  const appearances = seriesOf(points, by, "Appearances", (point) => point.appearances);
  const interested = seriesOf(points, by, "Interests", (point) => point.interested);
  const approved = seriesOf(points, by, "Approved", (point) => point.approved);
  return (
    <div className="grid gap-x-10 gap-y-8 border-line border-t pt-6 lg:grid-cols-2">
      <Chart
        kind="line"
        level={2}
        title="Unique viewers"
        unit="viewers"
        xName={stepName(by)}
        series={[viewers.now]}
        previous={viewers.before}
        howItIsMade={<MadeBy id="viewers">Different people in each point.</MadeBy>}
      />
      <Chart
        kind="line"
        level={2}
        title="Search appearances"
        unit="search appearances"
        xName={stepName(by)}
        isSummable
        series={[appearances.now]}
        previous={appearances.before}
        howItIsMade={<MadeBy id="appearances">Among the results that employers saw.</MadeBy>}
      />
      <Chart
        kind="rows"
        level={2}
        title="Where viewers come from"
        unit="views"
        xName="Source"
        isSummable
        series={[
          {
            name: "Views",
            points: sources.map(({ source, views }) => ({
              x: viewSourceLabels[source],
              y: views.count,
            })),
          },
        ]}
        previous={{
          name: "Previous period",
          points: sources.map(({ source, views }) => ({
            x: viewSourceLabels[source],
            y: views.previous,
          })),
        }}
        howItIsMade={<MadeBy id="sources">The page a viewer came from.</MadeBy>}
      />
      <CompanyTable companies={companies} />
      <Chart
        kind="bar"
        level={2}
        title="Interests and approvals"
        unit="interests"
        xName={stepName(by)}
        isSummable
        series={[interested.now, approved.now]}
        howItIsMade={<MadeBy id="interests">Approvals count on the day of the interest.</MadeBy>}
        empty="No interests in this period."
      />
      <ProfileFunnelChart funnel={funnel} previous={previous_funnel} />
    </div>
  );
}
