import { useRef } from "react";
import { InviteButton } from "@/entities/job-invitation/InviteButton";
import { LazyWatchButton } from "@/entities/watchlist/LazyWatchButton";
import type { SearchPage } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { useKeys } from "@/lib/keys/use-keys";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { LoadMore } from "@/ui/LoadMore";
import { RowLink, RowList } from "@/ui/Rows";
import { ChallengeResult } from "./ChallengeResult";
import { CompanyResult } from "./CompanyResult";
import { JobResult } from "./JobResult";
import { PersonResult } from "./PersonResult";
import { useSearchAppearances } from "./search-appearances";
import { kindLabels } from "./search-place";

type Props = {
  query: string;
  /** One at least, all of one kind. */
  pages: SearchPage[];
  onMore: (() => void) | undefined;
  loadingMore: boolean;
  moreError: Error | null;
};

const howNotices = {
  typed: null,
  near: "No exact matches. Showing similar results.",
  some: "No results match all words. Showing results that match some of them.",
};

/** The rows, J and K to walk them, Enter to open one. */
export function ResultList({ query, pages, onMore, loadingMore, moreError }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const step = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("a") ?? [])];
    const at = rows.findIndex((row) => row.matches(":focus"));
    const next = rows[at === -1 ? 0 : at + by];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  };
  useKeys("Results", [
    { keys: ["J"], does: "Next result", run: () => step(1) },
    { keys: ["K"], does: "Previous result", run: () => step(-1) },
  ]);

  const [first] = pages;
  if (!first) return null;
  const { how, total, capped, kind } = first;
  const noun = kindLabels[kind].toLowerCase();
  const shown = pages.reduce((sum, page) => sum + page.results.length, 0);
  return (
    <>
      {howNotices[how] && (
        <p role="status" className="pb-3 text-13 text-muted">
          {howNotices[how]}
        </p>
      )}
      <RowList ref={list} label={`${kindLabels[kind]} for ${query}`}>
        {pages.map((page) => (
          <Rows key={page.results[0]?.id ?? "none"} page={page} />
        ))}
      </RowList>
      {moreError && (
        <Banner tone="stop" title="More results couldn't be loaded">
          {explain(moreError).sentence}
        </Banner>
      )}
      <LoadMore
        shown={shown}
        total={capped ? null : Math.max(total, shown)}
        noun={capped ? `of the best ${total.toLocaleString()} ${noun}` : noun}
        onMore={onMore}
        pending={loadingMore}
      />
    </>
  );
}

function Rows({ page }: { page: SearchPage }) {
  const jobHref = useJobHref();
  const mayWatch = useIsEmployer();
  useSearchAppearances(page.kind === "people" ? page.results.map(({ id }) => id) : []);
  switch (page.kind) {
    case "jobs":
      return page.results.map((job) => (
        <RowLink key={job.id} href={jobHref(job.id)}>
          <JobResult job={job} />
        </RowLink>
      ));
    case "companies":
      return page.results.map((company) => (
        <RowLink key={company.id} href={paths.company(company.slug)}>
          <CompanyResult company={company} />
        </RowLink>
      ));
    case "people":
      return page.results.map((person) => (
        <RowLink
          key={person.id}
          href={paths.user(person.slug)}
          action={
            <span className="flex items-center gap-1 max-md:pl-11">
              <InviteButton person={person} size="sm" />
              {mayWatch && <LazyWatchButton bare person={person} />}
            </span>
          }
        >
          <PersonResult person={person} />
        </RowLink>
      ));
    case "challenges":
      return page.results.map((challenge) => (
        <RowLink key={challenge.id} href={paths.challenge(challenge.slug)}>
          <ChallengeResult challenge={challenge} />
        </RowLink>
      ));
  }
}

/** A seeker opens a job where they can decide on it, everyone else its public page. */
function useJobHref(): (id: string) => string {
  const state = useSession();
  const seeker =
    state.phase === "in" && state.profile?.role === "job_seeker" && !state.profile.needs_onboarding;
  return (id) => (seeker ? paths.browseJob(id) : paths.job(id));
}

/** Only employers find people; who they are allowed to save, the button knows. */
function useIsEmployer(): boolean {
  const state = useSession();
  return state.phase === "in" && state.profile?.role === "employer";
}
