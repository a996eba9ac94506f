import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { readChoice } from "@/lib/url-state";
import { dayFigureLabels } from "@/lib/vocabulary.generated";
import { Chart } from "@/ui/chart/Chart";
import { Select } from "@/ui/Select";
import { AdminFrame } from "../AdminFrame";
import { StaffState } from "../StaffState";
import { NumbersToday } from "./NumbersToday";
import { numbersQuery } from "./queries";

const periods: Record<string, string> = { "30": "Last 30 days", "90": "Last 90 days" };

/** What happened on each day, as charts with their tables. */
export default function NumbersPage() {
  usePageTitle("Numbers of the day");
  const [search, setSearch] = useSearchParams();
  const period = readChoice(periods, search, "days") ?? "30";
  const query = useQuery(numbersQuery(Number(period)));
  return (
    <AdminFrame
      current="numbers"
      title="Numbers of the day"
      lede="Days are counted in UTC, once they are over. Today is counted so far. A count doesn't change when accounts are deleted."
    >
      <div className="py-4">
        <Select
          aria-label="Period"
          className="w-52 max-md:w-full"
          value={period}
          options={Object.entries(periods).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => setSearch({ days: target.value }, { replace: true })}
        />
      </div>
      <StaffState query={query} what="The numbers">
        {(figures) => (
          <div className="grid gap-8">
            <NumbersToday figures={figures} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-2">
              {figures.map(({ figure, days }) => (
                <Chart
                  key={figure}
                  kind="bar"
                  level={2}
                  title={dayFigureLabels[figure]}
                  unit={dayFigureLabels[figure].toLowerCase()}
                  xName="Day"
                  isSummable
                  series={[
                    {
                      name: dayFigureLabels[figure],
                      points: days.map(({ day, count }) => ({ x: day, y: count })),
                    },
                  ]}
                />
              ))}
            </div>
          </div>
        )}
      </StaffState>
    </AdminFrame>
  );
}
