import { useState } from "react";
import { PayRange } from "@/entities/job/PayRange";
import { EvidenceBar } from "@/entities/match/EvidenceBar";
import { MatchFigure } from "@/entities/match/MatchFigure";
import type { MatchReceipt } from "@/lib/database.types";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { Link } from "@/ui/Link";
import { LockedState } from "@/ui/LockedState";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { RowLink, RowList } from "@/ui/Rows";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { GallerySection, Specimen } from "./Specimen";
import { otherMatch, sampleMatch } from "./sample";

type Job = {
  title: string;
  where: string;
  pay: [number, number, string];
  note: string;
  proved: boolean;
  match: MatchReceipt;
};

const jobs: Job[] = [
  {
    title: "Storage engineer",
    where: "Halyard · Berlin or remote",
    pay: [88_000, 110_000, "EUR"],
    note: "Answers in 4 days, kept 92 %",
    proved: true,
    match: sampleMatch,
  },
  {
    title: "Senior full-stack engineer",
    where: "Tidewater Health · Lisbon",
    pay: [60_000, 78_000, "EUR"],
    note: "No promise given",
    proved: false,
    match: otherMatch,
  },
];

const tooFull: Job[] = [
  {
    ...(jobs[0] as Job),
    title:
      "Principal distributed-systems reliability and storage-durability engineer, write path and placement (all genders)",
    where:
      "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft · Remote",
  },
  {
    ...(jobs[1] as Job),
    title: "مهندس برمجيات أول 🚀 فريق المدفوعات",
    where: "شركة القوافل · الرياض",
  },
];

function JobRows({ list, selected }: { list: Job[]; selected?: string | undefined }) {
  return (
    <RowList label="Jobs">
      {list.map((job) => (
        <RowLink key={job.title} href="#job" selected={job.title === selected}>
          <span className="flex items-baseline gap-4">
            <bdi className="min-w-0 grow truncate text-left font-semibold">{job.title}</bdi>
            <MatchFigure match={job.match} bare />
          </span>
          <span className="mb-1.5 flex text-muted">
            <bdi className="truncate">{job.where}</bdi>
            <PayRange
              compact
              pay={{ min: job.pay[0], max: job.pay[1], currency: job.pay[2] }}
              className="ml-2 shrink-0"
            />
          </span>
          <EvidenceBar match={job.match} size="sm" />
          <span className="mt-1.5 flex items-center gap-1.5 text-12 text-muted">
            {job.note} {job.proved && <ProofGlyph />}
          </span>
        </RowLink>
      ))}
    </RowList>
  );
}

/** The six states that every view has. */
export function StatesSection() {
  const [tried, setTried] = useState(false);
  return (
    <GallerySection title="The six states">
      <Specimen name="loading: a skeleton of the page">
        <Loading label="Loading jobs" delayMs={0}>
          <SkeletonRows rows={2} tall />
        </Loading>
      </Specimen>
      <Specimen name="full">
        <JobRows list={jobs} selected="Storage engineer" />
      </Specimen>
      <Specimen name="too full">
        <JobRows list={tooFull} />
      </Specimen>
      <Specimen name="empty">
        <EmptyState
          level={3}
          title="No saved jobs yet"
          action={
            <Link href="#discover" className={buttonClass()}>
              Browse jobs
            </Link>
          }
        >
          Jobs you save appear here until they close.
        </EmptyState>
      </Specimen>
      <Specimen name="failed">
        <FailedState
          level={3}
          title="Jobs could not be loaded"
          onRetry={() => setTried(true)}
          retrying={tried}
          requestId="01jd9m2v7k"
        >
          The server didn't respond in time. Your saved jobs are safe. Try again.
        </FailedState>
      </Specimen>
      <Specimen name="locked">
        <LockedState
          level={3}
          title="Analytics open with Pro Builder"
          action={<Button variant="primary">See the tiers</Button>}
        >
          See how often your profile is viewed each week.
        </LockedState>
      </Specimen>
      <Specimen name="Banner" wide>
        <div className="grid gap-2.5">
          <Banner>Can't reach the server. Your messages are sent when you reconnect.</Banner>
          <Banner
            tone="wait"
            title="Under review."
            action={<Button size="sm">See what we check</Button>}
          >
            You can publish when your company is approved, usually within a day.
          </Banner>
          <Banner tone="stop" title="The payment failed." onDismiss={() => {}}>
            Your tier stays for 7 days. Check the card.
          </Banner>
        </div>
      </Specimen>
    </GallerySection>
  );
}
