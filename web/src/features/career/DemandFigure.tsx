import { useQuery } from "@tanstack/react-query";
import { QueryState } from "@/entities/query/QueryState";
import { paths } from "@/lib/paths";
import { Chart } from "@/ui/chart/Chart";
import { EmptyState } from "@/ui/EmptyState";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { DemandTable } from "./DemandTable";
import { FigureSection } from "./FigureSection";
import { type Demand, jobsText, pointsOf, utcDay, weeksText } from "./figures";
import { demandQuery } from "./queries";

type Props = {
  /** The skill that is drawn; the first one if it isn't the reader's. */
  chosen: string | null;
  onChoose: (skill: string) => void;
};

/** How many open jobs ask for each of the reader's skills, and whether that grows. */
export function DemandFigure({ chosen, onChoose }: Props) {
  const query = useQuery(demandQuery);
  const skill = chosenSkill(query.data, chosen);
  return (
    <FigureSection
      id="demand"
      title="Demand for your skills"
      lede="Open jobs that ask for each of your skills, and how that changed."
      howItIsMade={<HowItIsMade />}
      next={
        skill && (
          <TextLink underlined href={paths.browseSkill(skill.slug)}>
            Browse jobs that ask for {skill.name}
          </TextLink>
        )
      }
    >
      <QueryState
        query={query}
        level={3}
        failure="The demand for your skills could not be loaded"
        note="The other figures are not affected."
        loading={
          <Loading label="Loading the demand for your skills">
            <SkeletonBar className="mb-6 h-56 w-full" />
            <SkeletonRows rows={5} />
          </Loading>
        }
      >
        {(demand) =>
          skill ? (
            <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
              <div>
                <Chart
                  kind="line"
                  title={`Open jobs that ask for ${skill.name}`}
                  unit="open jobs"
                  xName="Day"
                  series={[
                    { name: skill.name, points: pointsOf(demand.weeks, skill, utcDay(new Date())) },
                  ]}
                  empty={`No open job has asked for ${skill.name} ${weeksText(demand.weeks.length)}.`}
                />
                <p className="mt-2 text-13 text-muted">
                  {jobsText(skill.jobs)} of {jobsText(demand.jobs)} open today.
                </p>
              </div>
              <DemandTable demand={demand} chosen={skill.slug} onChoose={onChoose} />
            </div>
          ) : (
            <EmptyState
              level={3}
              title="Your profile has no skills yet"
              action={
                <TextLink underlined href={`${paths.profile}#skills`}>
                  Add your skills
                </TextLink>
              }
            >
              The number of open jobs that ask for each of your skills appears here.
            </EmptyState>
          )
        }
      </QueryState>
    </FigureSection>
  );
}

function chosenSkill(demand: Demand | undefined, chosen: string | null) {
  return demand?.skills.find(({ slug }) => slug === chosen) ?? demand?.skills[0];
}

function HowItIsMade() {
  return (
    <>
      <p>
        Every open job of an approved company counts, whether it matches you or not. A job counts
        for each skill it asks for, as a must have or as nice to have.
      </p>
      <p>
        The past is counted each Monday at 00:00 UTC and never changed afterwards. “Match you”
        counts jobs that score 60 or more for you, break none of your conditions, and wait for your
        decision.
      </p>
    </>
  );
}
