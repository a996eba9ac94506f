import type { CompanyAnalytics } from "@/lib/database.types";
import { duration } from "@/ui/relative-time";
import { figure, percentWords } from "./figures";
import { StatCard, StatCards } from "./StatCard";

/** A company's totals, beside those of the period before where the tier has them. */
export function CompanyCards({ analytics }: { analytics: CompanyAnalytics }) {
  const { totals, previous_totals: before } = analytics;
  const wait = (seconds: number | null | undefined) =>
    typeof seconds === "number" ? duration(seconds * 1000) : null;
  return (
    <StatCards>
      <StatCard label="Views" value={totals.views} previous={before?.views} definition="views" />
      <StatCard
        label="Unique viewers"
        value={totals.viewers}
        previous={before?.viewers}
        definition="viewers"
      />
      <StatCard
        label="Company page views"
        value={totals.page_views}
        previous={before?.page_views}
        definition="views"
      />
      <StatCard
        label="Job views"
        value={totals.job_views}
        previous={before?.job_views}
        definition="views"
      />
      <StatCard
        label="Internal views"
        value={totals.internal_views}
        previous={before?.internal_views}
        note={`${figure(totals.external_views)} external`}
        definition="internal"
      />
      <StatCard
        label="Interested"
        value={totals.interested}
        previous={before?.interested}
        definition="interests"
      />
      <StatCard
        label="Response rate"
        value={percentWords(totals.response_percent)}
        note={
          totals.response_percent === null
            ? "Nothing to answer yet"
            : before && `${percentWords(before.response_percent)} before`
        }
        definition="response"
      />
      <StatCard
        label="Time to first match"
        value={wait(totals.first_match_seconds) ?? "–"}
        note={
          totals.first_match_seconds === null
            ? "No first match in this period"
            : before && `${wait(before.first_match_seconds) ?? "–"} before`
        }
        definition="firstMatch"
      />
    </StatCards>
  );
}
