import type { ProfileAnalytics } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Chart } from "@/ui/chart/Chart";
import { TextLink } from "@/ui/TextLink";
import { seriesOf } from "./figures";
import { MadeBy } from "./MadeBy";
import { stepName } from "./period";
import { StatCard, StatCards } from "./StatCard";

/** Totals, and views over time. */
export function ProfileViews({ analytics }: { analytics: ProfileAnalytics }) {
  const { totals, points, by, funnel, previous_funnel } = analytics;
  if (!totals || !points) return null;
  const views = seriesOf(points, by, "Views", (point) => point.views);
  return (
    <>
      <StatCards>
        <StatCard
          label="Profile views"
          value={totals.views.count}
          previous={totals.views.previous}
          definition="views"
        />
        {totals.viewers && (
          <StatCard
            label="Unique viewers"
            value={totals.viewers.count}
            previous={totals.viewers.previous}
            definition="viewers"
          />
        )}
        {totals.appearances && (
          <StatCard
            label="Search appearances"
            value={totals.appearances.count}
            previous={totals.appearances.previous}
            definition="appearances"
          />
        )}
        {funnel && (
          <StatCard
            label="Interests"
            value={funnel.interested}
            previous={previous_funnel?.interested}
            definition="interests"
          />
        )}
      </StatCards>
      <Chart
        kind="line"
        level={2}
        className="py-4"
        title="Profile views"
        unit="views"
        xName={stepName(by)}
        isSummable
        series={[views.now]}
        previous={views.before}
        howItIsMade={<MadeBy id="views">Each person counts once in 30 minutes.</MadeBy>}
        empty={
          <>
            No views in this period.{" "}
            <TextLink underlined href={paths.profile}>
              Complete your profile
            </TextLink>{" "}
            to be found more often.
          </>
        }
      />
    </>
  );
}
