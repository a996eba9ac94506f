import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoney } from "@/entities/job/pay";
import { QueryState } from "@/entities/query/QueryState";
import { isCode } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { Tabs } from "@/ui/Tabs";
import { TextLink } from "@/ui/TextLink";
import { BandHead } from "./BandHead";
import { BandTable } from "./BandTable";
import { FigureSection } from "./FigureSection";
import { jobsText, type PayAnswer } from "./figures";
import { PayFilterBar } from "./PayFilterBar";
import { hasFilters, type PayFilters } from "./pay-filters";
import { payQuery } from "./queries";

type Props = {
  filters: PayFilters;
  onFilters: (filters: PayFilters) => void;
};

const noFilters: PayFilters = { skill: null, level: null, place: null, isMatching: false };

/** What open jobs pay: a quarter, half, three quarters of them. */
export function PayFigure({ filters, onFilters }: Props) {
  const query = useQuery(payQuery(filters));
  return (
    <FigureSection
      id="pay"
      title="Pay bands"
      lede="What open jobs pay a year, by skill, level and place."
      howItIsMade={<HowItIsMade answer={query.data} />}
      next={
        query.data && (
          <TextLink underlined href={`${paths.profile}#preferences`}>
            {query.data.currency === null ? "Say what you expect" : "Check the pay you expect"}
          </TextLink>
        )
      }
    >
      {isCode(query.error, "invalid_input") ? (
        <EmptyState
          level={3}
          title="This link asks for something that isn't there"
          action={<Button onClick={() => onFilters(noFilters)}>Show all jobs</Button>}
        >
          A skill or place in the address isn't known.
        </EmptyState>
      ) : (
        <QueryState
          query={query}
          level={3}
          failure="Pay bands could not be loaded"
          note="The other figures are not affected."
          loading={
            <Loading label="Loading pay bands">
              <SkeletonBar className="mb-6 h-10 w-full" />
              <SkeletonBar className="mb-6 h-16 w-full" />
              <SkeletonRows rows={5} />
            </Loading>
          }
        >
          {(answer) => (
            <>
              <PayFilterBar answer={answer} filters={filters} onFilters={onFilters} />
              <div aria-live="polite">
                {answer.quartiles && answer.currency ? (
                  <BandHead
                    jobs={answer.jobs}
                    quartiles={answer.quartiles}
                    currency={answer.currency}
                  />
                ) : (
                  <TooFew
                    jobs={answer.jobs}
                    clear={hasFilters(filters) ? () => onFilters(noFilters) : undefined}
                  />
                )}
              </div>
              {answer.currency && <Bands answer={answer} currency={answer.currency} />}
            </>
          )}
        </QueryState>
      )}
    </FigureSection>
  );
}

function TooFew({ jobs, clear }: { jobs: number; clear: (() => void) | undefined }) {
  return (
    <EmptyState
      level={3}
      title={jobs === 0 ? "No open job fits" : `Only ${jobsText(jobs)}`}
      action={
        clear ? (
          <Button onClick={clear}>Show all jobs</Button>
        ) : (
          <TextLink underlined href={paths.browseJobs}>
            Browse jobs
          </TextLink>
        )
      }
    >
      A pay band appears when at least 5 open jobs fit.
    </EmptyState>
  );
}

type Kind = "skills" | "levels" | "places";

function Bands({ answer, currency }: { answer: PayAnswer; currency: string }) {
  const [kind, setKind] = useState<Kind>("skills");
  const panel = (caption: string, head: string, bands: PayAnswer["skills"], empty: string) => (
    <BandTable caption={caption} head={head} bands={bands} currency={currency} empty={empty} />
  );
  return (
    <Tabs
      label="Pay bands by"
      value={kind}
      onValueChange={(value) => setKind(value as Kind)}
      tabs={[
        {
          key: "skills",
          label: "Skill",
          content: panel(
            "Pay by skill",
            "Skill",
            answer.skills,
            "No open job asks for your skills.",
          ),
        },
        {
          key: "levels",
          label: "Level",
          content: panel("Pay by level", "Level", answer.seniorities, "No open job fits."),
        },
        {
          key: "places",
          label: "Place",
          content: panel("Pay by place", "Place", answer.places, "No open job fits."),
        },
      ]}
    />
  );
}

function HowItIsMade({ answer }: { answer: PayAnswer | undefined }) {
  const rates = answer?.rates_on ?? null;
  return (
    <>
      <p>
        Each open job counts with the middle of its pay range, per year: 12 months, 260 days or
        2,080 hours. A quarter of the jobs pay up to the first amount, half up to the second, three
        quarters up to the third. Groups of fewer than 5 jobs have no band.
      </p>
      <p>
        Remote jobs count as “Remote”. Hybrid and on-site jobs count for each of their countries.
        {rates &&
          answer?.currency &&
          ` Other currencies are converted to ${answer.currency} by reference rates of ${new Date(
            rates,
          ).toLocaleDateString(undefined, {
            dateStyle: "long",
            timeZone: "UTC",
          })}, in whole thousands (${formatMoney(1000, answer.currency)}).`}
      </p>
    </>
  );
}
