import {
  type EmploymentType,
  employmentTypeWords,
  isOneOf,
  type RemotePolicy,
  remotePolicyWords,
  type Seniority,
  seniorityWords,
} from "@/lib/vocabulary";

export type BrowseTab = "discover" | "saved" | "featured" | "interests";

/** What a list of jobs is narrowed to. Empty lists, empty texts and null narrow nothing. */
export type BrowseFilters = {
  text: string;
  /** Slugs; a job must ask for all of them. */
  skills: string[];
  remote: RemotePolicy[];
  place: string;
  /** A year's pay in whole units of `currency`. */
  payMin: number | null;
  currency: string;
  seniority: Seniority[];
  types: EmploymentType[];
  badges: string[];
  /** In days. */
  postedWithin: number | null;
};

export const noFilters: BrowseFilters = {
  text: "",
  skills: [],
  remote: [],
  place: "",
  payMin: null,
  currency: "EUR",
  seniority: [],
  types: [],
  badges: [],
  postedWithin: null,
};

/** What "posted within" offers, in days. */
export const postedWithinChoices = [1, 3, 7, 14, 30];

/** Long enough for any real value, short enough that nobody can make us send a book. */
const MAX_TEXT = 120;
const MAX_LIST = 20;
const MAX_PAY = 100_000_000;

/** Reads the filters of an address. What is not a filter of ours, or senseless, narrows nothing. */
export function readFilters(params: URLSearchParams): BrowseFilters {
  const currency = params.get("cur") ?? "";
  return {
    text: text(params, "q"),
    skills: list(params, "skills"),
    remote: list(params, "remote").filter((one) => isOneOf(remotePolicyWords, one)),
    place: text(params, "place"),
    payMin: whole(params, "pay", MAX_PAY),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : noFilters.currency,
    seniority: list(params, "level").filter((one) => isOneOf(seniorityWords, one)),
    types: list(params, "type").filter((one) => isOneOf(employmentTypeWords, one)),
    badges: list(params, "badges"),
    postedWithin: whole(params, "days", 365),
  };
}

function text(params: URLSearchParams, key: string): string {
  return (params.get(key) ?? "").trim().slice(0, MAX_TEXT);
}

function list(params: URLSearchParams, key: string): string[] {
  const parts = text(params, key)
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  return [...new Set(parts)].slice(0, MAX_LIST);
}

function whole(params: URLSearchParams, key: string, max: number): number | null {
  const written = params.get(key);
  if (!written || !/^\d{1,9}$/.test(written)) return null;
  const value = Number(written);
  return value > 0 && value <= max ? value : null;
}

/** The filters as an address spells them: only what narrows, always in the same order. */
export function writeFilters(filters: BrowseFilters): URLSearchParams {
  const params = new URLSearchParams();
  const set = (key: string, value: string) => {
    if (value) params.set(key, value);
  };
  set("q", filters.text.trim());
  set("skills", filters.skills.join(","));
  set("remote", filters.remote.join(","));
  set("place", filters.place.trim());
  if (filters.payMin !== null) {
    params.set("pay", String(filters.payMin));
    params.set("cur", filters.currency);
  }
  set("level", filters.seniority.join(","));
  set("type", filters.types.join(","));
  set("badges", filters.badges.join(","));
  if (filters.postedWithin !== null) params.set("days", String(filters.postedWithin));
  return params;
}

/** How many kinds of filter narrow the list, the text apart: it has a field of its own in sight. */
export function countFilters(filters: BrowseFilters): number {
  const params = writeFilters(filters);
  params.delete("q");
  params.delete("cur");
  return [...params.keys()].length;
}

/** Where someone is on the page: the tab, the filters and the job that is open. */
export type BrowsePlace = { tab: BrowseTab; filters: BrowseFilters; job: string | null };

const tabs: readonly string[] = [
  "discover",
  "saved",
  "featured",
  "interests",
] satisfies BrowseTab[];
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function readPlace(params: URLSearchParams): BrowsePlace {
  const tab = params.get("tab") ?? "";
  const job = params.get("job");
  return {
    tab: tabs.includes(tab) ? (tab as BrowseTab) : "discover",
    filters: readFilters(params),
    job: job && uuid.test(job) ? job.toLowerCase() : null,
  };
}

/** The query of a place, with its question mark; empty for the plain page. */
export function writePlace({ tab, filters, job }: BrowsePlace): string {
  const params = new URLSearchParams();
  if (tab !== "discover") params.set("tab", tab);
  for (const [key, value] of writeFilters(filters)) params.set(key, value);
  if (job) params.set("job", job);
  // Commas need no escape in a query, and an address with them can be read.
  const query = params.toString().replaceAll("%2C", ",");
  return query ? `?${query}` : "";
}
