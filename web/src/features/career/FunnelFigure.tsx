import { useQuery } from "@tanstack/react-query";
import { QueryState } from "@/entities/query/QueryState";
import type { InterestFunnel } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { seniorityLabels } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { Table, Td, Th } from "@/ui/Table";
import { TextLink } from "@/ui/TextLink";
import { FigureSection } from "./FigureSection";
import { stepsOf } from "./funnel";
import { funnelQuery } from "./queries";

/** How far the reader's interests get, beside comparable people. */
export function FunnelFigure() {
  const query = useQuery(funnelQuery);
  const funnel = query.data;
  return (
    <FigureSection
      id="funnel"
      title="How far your interests get"
      lede="From jobs you viewed to conversations, in the last 90 days."
      howItIsMade={<HowItIsMade />}
      next={funnel && funnel.viewed > 0 && <Next funnel={funnel} />}
    >
      <QueryState
        query={query}
        level={3}
        failure="Your interests could not be loaded"
        note="The other figures are not affected."
        loading={
          <Loading label="Loading your interests">
            <SkeletonRows rows={4} />
          </Loading>
        }
      >
        {(answer) =>
          answer && answer.viewed > 0 ? (
            <FunnelTable funnel={answer} />
          ) : (
            <EmptyState
              level={3}
              title="You haven't viewed a job in the last 90 days"
              action={
                <TextLink underlined href={paths.browseJobs}>
                  Browse jobs
                </TextLink>
              }
            >
              The steps from a job you viewed to a conversation appear here.
            </EmptyState>
          )
        }
      </QueryState>
    </FigureSection>
  );
}

function FunnelTable({ funnel }: { funnel: InterestFunnel }) {
  const { comparable } = funnel;
  return (
    <>
      <Table caption="Steps of your interests">
        <thead>
          <tr>
            <Th>Step</Th>
            <Th className="w-1/4 max-md:hidden">
              <span className="sr-only">Share of viewed jobs</span>
            </Th>
            <Th figure>You</Th>
            <Th figure>
              <span className="max-md:hidden">Of the step before</span>
              <span className="md:hidden">Rate</span>
            </Th>
            {comparable && <Th figure>Others</Th>}
          </tr>
        </thead>
        <tbody>
          {stepsOf(funnel).map(({ label, count, share, percent, others }) => (
            <tr key={label}>
              <Td>{label}</Td>
              <Td className="max-md:hidden">
                <span aria-hidden="true" className="block h-1.5 rounded-full bg-line-strong">
                  <span
                    style={{ width: `${100 * share}%` }}
                    className="block h-full rounded-full bg-action"
                  />
                </span>
              </Td>
              <Td figure>{count.toLocaleString("en")}</Td>
              <Td figure>{percent === null ? "–" : `${percent} %`}</Td>
              {comparable && <Td figure>{others === null ? "–" : `${others} %`}</Td>}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 text-13 text-muted">
        {comparable
          ? `Others: ${comparable.people.toLocaleString("en")} or more job seekers ${
              comparable.seniority === null
                ? "of all levels"
                : `of your level (${seniorityLabels[comparable.seniority]})`
            }, on average.`
          : "Others appear here when at least 10 more job seekers were interested in a job."}
      </p>
    </>
  );
}

/** The step to work on. */
function Next({ funnel }: { funnel: InterestFunnel }) {
  if (funnel.conversations < funnel.approved) {
    return (
      <TextLink underlined href={paths.messages}>
        Write to companies that approved you
      </TextLink>
    );
  }
  if (funnel.interested > 0) {
    return (
      <TextLink underlined href={`${paths.browseJobs}?tab=interests`}>
        See what became of your interests
      </TextLink>
    );
  }
  return (
    <TextLink underlined href={paths.browseJobs}>
      Tell a company you're interested
    </TextLink>
  );
}

function HowItIsMade() {
  return (
    <>
      <p>
        Viewed: jobs you opened or decided on. Interested: interests you sent, withdrawn ones too.
        Approved: companies that approved you. Conversation: approvals after which both sides wrote.
        Views aren't recorded while you opt out of analytics.
      </p>
      <p>
        Others are job seekers of your level who were interested in a job in the same 90 days,
        counted once a day. Where there are fewer than 10 besides you, they are job seekers of all
        levels. Each person counts the same: the figure is the average of their own percentages, you
        included. Groups of fewer than 10 others are never shown, and people who opt out of
        analytics don't count.
      </p>
    </>
  );
}
