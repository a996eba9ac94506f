import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { readText } from "@/lib/url-state";
import { Chart } from "@/ui/chart/Chart";
import { EmptyState } from "@/ui/EmptyState";
import { Select } from "@/ui/Select";
import { Table, Td, Th } from "@/ui/Table";
import { TextLink } from "@/ui/TextLink";
import { AdminFrame } from "../AdminFrame";
import { StaffState } from "../StaffState";
import { scoresQuery } from "./queries";
import { byMonth, byProblem, distribution, monthLabel, monthsFrom } from "./series";

/** How interviews were scored: by ten points, month and problem. A problem far from the others deserves a look. */
export default function ScoresPage() {
  usePageTitle("Interview scores");
  const [search, setSearch] = useSearchParams();
  const query = useQuery(scoresQuery);
  return (
    <AdminFrame
      current="scores"
      title="Interview scores"
      lede="Scores of the last 12 months, practice attempts included. A reviewed score counts as its review says."
    >
      <StaffState query={query} what="The scores">
        {({ scores, since }) => {
          const problems = byProblem(scores);
          if (problems.length === 0) {
            return (
              <EmptyState title="No scores yet">
                Scores appear here when the first interview is scored.
              </EmptyState>
            );
          }
          const problem = problems.find(({ slug }) => slug === readText(search, "problem"));
          const shown = problem ? scores.filter((score) => score.problem === problem.slug) : scores;
          const { counts, averages } = byMonth(shown, monthsFrom(since, 12));
          return (
            <div className="grid gap-8 py-4">
              <Select
                aria-label="Problem"
                className="w-80 max-md:w-full"
                value={problem?.slug ?? ""}
                options={[
                  { value: "", label: "All problems" },
                  ...problems.map(({ slug, title }) => ({ value: slug, label: title })),
                ]}
                onChange={({ target }) =>
                  setSearch(target.value ? { problem: target.value } : {}, { replace: true })
                }
              />
              <Chart
                kind="bar"
                level={2}
                title="Scores by ten points"
                unit="interviews"
                xName="Points"
                isSummable
                series={[{ name: "Interviews", points: distribution(shown) }]}
              />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-2">
                <Chart
                  kind="bar"
                  level={2}
                  title="Scored interviews by month"
                  unit="interviews"
                  xName="Month"
                  labelOf={monthLabel}
                  isSummable
                  series={[{ name: "Interviews", points: counts }]}
                />
                <Chart
                  kind="line"
                  level={2}
                  title="Average score by month"
                  unit="points"
                  xName="Month"
                  labelOf={monthLabel}
                  series={[{ name: "Average", points: averages }]}
                />
              </div>
              <Problems problems={problems} />
            </div>
          );
        }}
      </StaffState>
    </AdminFrame>
  );
}

function Problems({ problems }: { problems: ReturnType<typeof byProblem> }) {
  return (
    <section aria-labelledby="score-problems">
      <h2 id="score-problems" className="mb-2 text-16">
        Problems, the lowest average first
      </h2>
      <Table caption="Problems">
        <thead>
          <tr>
            <Th>Problem</Th>
            <Th figure>Interviews</Th>
            <Th figure>Average</Th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ slug, title, count, average }) => (
            <tr key={slug}>
              <Td>
                <TextLink href={`${paths.adminScores}?problem=${slug}`}>{title}</TextLink>
              </Td>
              <Td figure>{count.toLocaleString()}</Td>
              <Td figure>{average}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
