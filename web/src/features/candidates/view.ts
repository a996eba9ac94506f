import type { Candidate, CandidateFilters, CandidateRow, SharedJob } from "@/lib/database.types";
import { readChoice, readId, readText, writeQuery } from "@/lib/url-state";
import type { InterestDecision } from "@/lib/vocabulary.generated";

export const sortLabels = {
  recent: "Most Recent",
  due: "Due First",
  score: "Match Score",
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

/** A list with the open candidate beside it, or the approved ones in their stages. */
export type Layout = "list" | "board";

/** Where someone is on the page. */
export type Place = {
  tab: Tab;
  job: string | null;
  status: Status;
  /** A skill's slug. */
  skill: string | null;
  /** The stage that approved candidates are in. */
  stage: string | null;
  /** Part of a candidate's name; empty for everyone. */
  name: string;
  sort: Sort;
  layout: Layout;
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
    stage: readId(params, "stage"),
    name: readText(params, "name"),
    sort: readChoice(sortLabels, params, "sort") ?? "recent",
    layout: params.get("view") === "board" ? "board" : "list",
    candidate: readId(params, "candidate"),
  };
}

/** The query of a place with its question mark; empty for the plain page. */
export function writePlace(place: Place): string {
  const { tab, job, status, skill, stage, name, sort, layout, candidate } = place;
  return writeQuery({
    tab: tab === "shared" ? tab : null,
    view: layout === "board" ? layout : null,
    job,
    status: status === "undecided" ? null : status,
    skill,
    stage,
    name,
    sort: sort === "recent" ? null : sort,
    candidate,
  });
}

/** What a place shows: the board has the approved ones alone, and a phone, without room for it, has them as a list. */
export function shownPlace(place: Place, isWide: boolean): Place {
  if (place.layout === "list") return place;
  return isWide
    ? { ...place, status: "approved", stage: null }
    : { ...place, status: "approved", layout: "list" };
}

/** Whether a place can be narrowed to a stage: only approved candidates are in one. */
export const hasStages = ({ status }: Pick<Place, "status">): boolean =>
  status === "approved" || status === "all";

/** The same place with another status. A stage is left where nobody could be in one. */
export const withStatus = (status: Status, { stage }: Place): Partial<Place> => ({
  status,
  stage: hasStages({ status }) ? stage : null,
  candidate: null,
});

const statusOf: Record<InterestDecision, Status> = {
  approved: "approved",
  rejected: "rejected",
  expired: "ended",
  withdrawn: "ended",
};

/**
 * What a place shows, in its order: the rows that the server chose for it. Who is open stays in sight after a decision has
 * taken them out of the filter; `open` is their row, if it isn't among the others.
 */
export function shown(
  rows: CandidateRow[],
  place: Place,
  open: CandidateRow | null,
): CandidateRow[] {
  const all = new Map(rows.map((row) => [row.job_interaction_id, row]));
  if (open && belongs(open, place) && !all.has(open.job_interaction_id)) {
    all.set(open.job_interaction_id, open);
  }
  return [...all.values()]
    .filter((row) => row.job_interaction_id === place.candidate || fits(row, place))
    .sort((a, b) => figure(b, place.sort) - figure(a, place.sort) || byInterest(a, b, place.sort));
}

/** Whether a row that the server did not choose can stand in the list of a place. */
function belongs(row: CandidateRow, { candidate, job, tab }: Place): boolean {
  if (row.job_interaction_id !== candidate) return false;
  return (
    (job === null || row.job_opening_id === job) && (row.via === "shared") === (tab === "shared")
  );
}

function fits({ decision, stage }: CandidateRow, place: Place): boolean {
  const { status } = place;
  if (place.stage !== null && stage?.id !== place.stage) return false;
  if (status === "all") return true;
  return decision === null ? status === "undecided" : statusOf[decision] === status;
}

/** The newest interest first, as the server orders what is equal; the oldest where answers are due. */
function byInterest(a: CandidateRow, b: CandidateRow, sort: Sort): number {
  const newer =
    new Date(b.expressed_interest_at).getTime() - new Date(a.expressed_interest_at).getTime();
  return (
    (sort === "due" ? -newer : newer) || (a.job_interaction_id < b.job_interaction_id ? 1 : -1)
  );
}

/** What the order counts. Without it one stands behind everybody who has it. */
export function figure(row: CandidateRow, sort: Sort): number {
  switch (sort) {
    case "recent":
      return 0;
    // Who has an answer waits for none.
    case "due":
      return row.decision === null ? 1 : 0;
    case "score":
      return row.match_score ?? -1;
    case "challenges":
      return row.completed_challenges;
    case "system_design":
      return row.system_design_score ?? -1;
  }
}

/** The jobs to choose from, and others that are named, by title. */
export function jobsOf(
  { jobs }: Pick<CandidateFilters, "jobs">,
  others: Pick<SharedJob, "job_opening_id" | "title">[] = [],
): CandidateFilters["jobs"] {
  const byId = new Map(
    others.map(({ job_opening_id: id, title }) => [
      id,
      {
        id,
        title,
        seniority: null,
        places: [],
        remote_policy: null,
        published_at: null,
        waiting: 0,
        count: 0,
      } satisfies CandidateFilters["jobs"][number],
    ]),
  );
  const all = new Map<string, CandidateFilters["jobs"][number]>(byId);
  for (const job of jobs) all.set(job.id, job);
  return [...all.values()].sort((a, b) => a.title.localeCompare(b.title));
}

/** The skills that a job asks for, or all of them, by name. */
export function skillsOf(
  { skills }: Pick<CandidateFilters, "skills">,
  job: string | null,
): CandidateFilters["skills"] {
  return skills
    .filter(({ job_ids }) => job === null || job_ids.includes(job))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** A candidate's row by what their page shows. */
export function rowOf({
  interaction,
  person,
  match,
  conversation_id,
  stage,
  via,
}: Candidate): CandidateRow {
  return {
    job_interaction_id: interaction.id,
    job_opening_id: interaction.job_opening_id,
    job_title: interaction.job_title,
    job_status: interaction.job_status,
    profile_id: person.id,
    full_name: person.full_name,
    avatar_url: person.avatar_url,
    headline: person.headline,
    location: person.location,
    years_experience: person.years_experience,
    rank: person.rank?.name ?? null,
    special_rank: person.special_rank,
    completed_challenges: person.completed_challenges,
    system_design_score: person.system_design_score,
    match_score: match?.score ?? null,
    match_band: match?.band ?? "unknown",
    match,
    note: interaction.note,
    decision: interaction.decision,
    decided_at: interaction.decided_at,
    expressed_interest_at: interaction.created_at,
    conversation_id,
    via,
    phone_verified: person.phone_verified,
    stage,
    answer_by: interaction.answer_by,
    failed_gates: (match?.gates ?? [])
      .filter((gate) => gate.passed === false)
      .map((gate) => gate.label),
  };
}
