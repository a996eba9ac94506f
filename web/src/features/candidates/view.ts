import type { CandidateRow, SharedJob } from "@/lib/database.types";
import { readChoice, readId, writeQuery } from "@/lib/url-state";
import type { InterestDecision } from "@/lib/vocabulary.generated";

export const sortLabels = {
  recent: "Most Recent",
  system_design: "System Design Score",
  challenges: "Challenges",
} as const;
export type Sort = keyof typeof sortLabels;

export const statusLabels = {
  undecided: "To decide",
  approved: "Approved",
  rejected: "Rejected",
  ended: "Expired",
  all: "Everyone",
} as const;
export type Status = keyof typeof statusLabels;

/** The two lists of the page: one's own and the company's jobs, and jobs that a colleague shared. */
export type Tab = "mine" | "shared";

/** Where someone is on the page. */
export type Place = {
  tab: Tab;
  job: string | null;
  status: Status;
  /** A skill's slug. */
  skill: string | null;
  sort: Sort;
  /** The interaction that is open. */
  candidate: string | null;
};

export function readPlace(params: URLSearchParams): Place {
  const skill = params.get("skill") ?? "";
  return {
    tab: params.get("tab") === "shared" ? "shared" : "mine",
    job: readId(params, "job"),
    status: readChoice(statusLabels, params, "status") ?? "undecided",
    skill: /^[a-z0-9][a-z0-9.+#-]{0,59}$/.test(skill) ? skill : null,
    sort: readChoice(sortLabels, params, "sort") ?? "recent",
    candidate: readId(params, "candidate"),
  };
}

/** The query of a place with its question mark; empty for the plain page. */
export function writePlace({ tab, job, status, skill, sort, candidate }: Place): string {
  return writeQuery({
    tab: tab === "shared" ? tab : null,
    job,
    status: status === "undecided" ? null : status,
    skill,
    sort: sort === "recent" ? null : sort,
    candidate,
  });
}

/** Pages overlap where jobs have more than one page; each candidate once, the newest page's form of it. */
export function unique(pages: CandidateRow[][]): CandidateRow[] {
  const byId = new Map<string, CandidateRow>();
  for (const row of pages.flat()) {
    if (!byId.has(row.job_interaction_id)) byId.set(row.job_interaction_id, row);
  }
  return [...byId.values()];
}

/**
 * Before when to ask for more: the latest moment at which a full job's page ends, so that nothing between
 * two jobs is left out. Null when every job came whole.
 */
export function olderThan(page: CandidateRow[], perJob: number): string | null {
  const byJob = new Map<string, string[]>();
  for (const row of page) {
    const times = byJob.get(row.job_opening_id) ?? [];
    times.push(row.expressed_interest_at);
    byJob.set(row.job_opening_id, times);
  }
  const ends = [...byJob.values()]
    .filter((times) => times.length >= perJob)
    .map((times) => times.reduce((a, b) => (instant(a) < instant(b) ? a : b)));
  if (ends.length === 0) return null;
  return ends.reduce((a, b) => (instant(a) > instant(b) ? a : b));
}

function instant(text: string): number {
  return new Date(text).getTime();
}

export function ofTab(rows: CandidateRow[], tab: Tab): CandidateRow[] {
  return rows.filter((row) => (row.via === "shared") === (tab === "shared"));
}

const statusOf: Record<InterestDecision, Status> = {
  approved: "approved",
  rejected: "rejected",
  expired: "ended",
  withdrawn: "ended",
};

/** What a place shows, in its order. Who is open stays in sight after a decision has taken them out of the filter. */
export function shown(rows: CandidateRow[], place: Place): CandidateRow[] {
  const { job, status, skill, sort, candidate } = place;
  return ofTab(rows, place.tab)
    .filter((row) => {
      if (job && row.job_opening_id !== job) return false;
      if (row.job_interaction_id === candidate) return true;
      if (status === "undecided" && row.decision !== null) return false;
      if (status !== "undecided" && status !== "all") {
        if (row.decision === null || statusOf[row.decision] !== status) return false;
      }
      return !skill || hasSkill(row, skill);
    })
    .sort(
      (a, b) =>
        figure(b, sort) - figure(a, sort) ||
        instant(b.expressed_interest_at) - instant(a.expressed_interest_at),
    );
}

/** Without a score one stands behind everybody who has one. */
function figure(row: CandidateRow, sort: Sort): number {
  if (sort === "recent") return 0;
  if (sort === "challenges") return row.completed_challenges;
  return row.system_design_score ?? -1;
}

/** Somebody has a skill of the job when it is proved, stated, or stated in part. */
function hasSkill(row: CandidateRow, slug: string): boolean {
  const criterion = row.match?.criteria.find(({ key }) => key === `skill:${slug}`);
  return criterion !== undefined && criterion.state !== "missing" && criterion.state !== "unknown";
}

/** The jobs that somebody is interested in, and others that are named, by title. */
export function jobsOf(
  rows: CandidateRow[],
  others: Pick<SharedJob, "job_opening_id" | "title">[] = [],
): { id: string; title: string; waiting: number }[] {
  const jobs = new Map<string, { id: string; title: string; waiting: number }>(
    others.map(({ job_opening_id: id, title }) => [id, { id, title, waiting: 0 }]),
  );
  for (const row of rows) {
    const job = jobs.get(row.job_opening_id) ?? {
      id: row.job_opening_id,
      title: row.job_title,
      waiting: 0,
    };
    if (row.decision === null) job.waiting += 1;
    jobs.set(row.job_opening_id, job);
  }
  return [...jobs.values()].sort((a, b) => a.title.localeCompare(b.title));
}

/** The skills that the jobs ask for, by name. */
export function skillsOf(rows: CandidateRow[]): { slug: string; name: string }[] {
  const skills = new Map<string, string>();
  for (const { match } of rows) {
    for (const { key, label } of match?.criteria ?? []) {
      if (key.startsWith("skill:")) skills.set(key.slice("skill:".length), label);
    }
  }
  return [...skills]
    .map(([slug, name]) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
