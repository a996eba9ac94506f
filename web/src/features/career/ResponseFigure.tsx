import { useQuery } from "@tanstack/react-query";
import { daysText, typicalText } from "@/entities/company/promise";
import { QueryState } from "@/entities/query/QueryState";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { ResponseTime } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { RelativeTime } from "@/ui/RelativeTime";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { Table, Td, Th } from "@/ui/Table";
import { TextLink } from "@/ui/TextLink";
import { FigureSection } from "./FigureSection";
import { jobsText } from "./figures";
import { responseQuery } from "./queries";

/** How companies answer: those the reader waits for, and those with most jobs that match. */
export function ResponseFigure() {
  const query = useQuery(responseQuery);
  const companies = query.data?.companies ?? [];
  const isWaiting = companies.some(({ waiting }) => waiting > 0);
  return (
    <FigureSection
      id="response-times"
      title="How companies answer"
      lede="Companies you wait for, then those with most jobs that match you."
      howItIsMade={
        <>
          <p>
            Promised is what the company says. Kept is the share of people whom it answered in that
            time, of all whom it answered or left waiting for 14 days.
          </p>
          <p>
            Usually is the time within which half of its newest 200 answers came. It needs at least
            3 answers.
          </p>
        </>
      }
      next={
        companies.length > 0 && (
          <TextLink
            underlined
            href={isWaiting ? `${paths.browseJobs}?tab=interests` : paths.browseJobs}
          >
            {isWaiting ? "See your interests" : "Browse jobs that match you"}
          </TextLink>
        )
      }
    >
      <QueryState
        query={query}
        level={3}
        failure="Response times could not be loaded"
        note="The other figures are not affected."
        loading={
          <Loading label="Loading response times">
            <SkeletonRows rows={6} />
          </Loading>
        }
      >
        {(answer) =>
          answer.companies.length > 0 ? (
            <ResponseTable companies={answer.companies} />
          ) : (
            <EmptyState
              level={3}
              title="No company to show yet"
              action={
                <TextLink underlined href={paths.profile}>
                  Complete your profile
                </TextLink>
              }
            >
              Companies appear here when one of their jobs matches you, or when you wait for their
              answer.
            </EmptyState>
          )
        }
      </QueryState>
    </FigureSection>
  );
}

function ResponseTable({ companies }: { companies: ResponseTime[] }) {
  return (
    <Table caption="Companies and their answers">
      <thead>
        <tr>
          <Th>Company</Th>
          <Th figure>Promised</Th>
          <Th figure>Kept</Th>
          <Th figure>Usually</Th>
          <Th>You</Th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <tr key={company.slug}>
            <Td className="max-w-52 truncate">
              <TextLink href={paths.company(company.slug)}>
                <bdi>{company.name}</bdi>
              </TextLink>
            </Td>
            <Td figure>{company.response_days === null ? "–" : daysText(company.response_days)}</Td>
            <Td figure>
              <Kept company={company} />
            </Td>
            <Td figure className="whitespace-nowrap">
              {company.median_seconds === null ? "–" : typicalText(company.median_seconds)}
            </Td>
            <Td className="min-w-36 text-13 text-muted">
              <Own company={company} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Kept({ company }: { company: ResponseTime }) {
  const { name, response_days, kept_percent, decided } = company;
  if (response_days === null || kept_percent === null) return "–";
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {kept_percent} %
      <ProofMark
        receipt={{
          title: `${name} kept its promise ${kept_percent} % of the time`,
          counts: [
            `${decided.toLocaleString("en")} ${decided === 1 ? "person" : "people"} answered or left waiting for 14 days`,
          ],
          source: "decisions made here",
        }}
      />
    </span>
  );
}

function Own({ company: { waiting, waiting_since, matches } }: { company: ResponseTime }) {
  if (waiting > 0 && waiting_since !== null) {
    return (
      <>
        Interested <RelativeTime at={waiting_since} />
        {waiting > 1 && `, ${jobsText(waiting)}`}
      </>
    );
  }
  return <>{jobsText(matches)} match</>;
}
