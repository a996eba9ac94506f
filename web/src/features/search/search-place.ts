import {
  type Availability,
  availabilityWords,
  type CompanySize,
  companySizeWords,
  isOneOf,
  type RemotePolicy,
  remotePolicyWords,
  type Seniority,
  seniorityWords,
} from "@/lib/vocabulary";

export const kindWords = {
  people: "People",
  jobs: "Jobs",
  companies: "Companies",
  challenges: "Challenges",
} as const;
export type SearchKind = keyof typeof kindWords;

/** What results are narrowed to. Empty lists, the empty text and null narrow nothing. */
export type SearchFilters = {
  /** Slugs; all of them. */
  skills: string[];
  remote: RemotePolicy[];
  place: string;
  /** A year's pay in whole units of `currency`. */
  payMin: number | null;
  currency: string;
  seniority: Seniority[];
  availability: Availability[];
  size: CompanySize[];
  /** Keys; all of them. */
  badges: string[];
};

export const noFilters: SearchFilters = {
  skills: [],
  remote: [],
  place: "",
  payMin: null,
  currency: "EUR",
  seniority: [],
  availability: [],
  size: [],
  badges: [],
};

/** The filters that a kind has. The currency goes with the pay. */
export const filtersOf: Record<SearchKind, readonly (keyof SearchFilters)[]> = {
  jobs: ["skills", "remote", "place", "payMin", "seniority"],
  companies: ["place", "size", "badges"],
  people: ["skills", "place", "seniority", "availability"],
  challenges: [],
};

/** Where someone is on the page: what was asked, the kind that is shown (null: the server chooses), its filters. */
export type SearchPlace = { query: string; kind: SearchKind | null; filters: SearchFilters };

/** The server takes no more of a query. */
export const MAX_QUERY = 200;
const MAX_TEXT = 120;
const MAX_LIST = 20;
const MAX_PAY = 100_000_000;

/** Reads an address. What is not ours, or belongs to another kind, narrows nothing. */
export function readPlace(params: URLSearchParams): SearchPlace {
  const kind = params.get("kind") ?? "";
  const query = (params.get("q") ?? "").replaceAll("\0", " ").trim();
  const place: SearchPlace = {
    query: [...query].slice(0, MAX_QUERY).join(""),
    kind: isOneOf(kindWords, kind) ? kind : null,
    filters: noFilters,
  };
  if (!place.kind) return place;
  const currency = params.get("cur") ?? "";
  const all: SearchFilters = {
    skills: list(params, "skills"),
    remote: list(params, "remote").filter((one) => isOneOf(remotePolicyWords, one)),
    place: text(params, "place"),
    payMin: whole(params, "pay"),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : noFilters.currency,
    seniority: list(params, "level").filter((one) => isOneOf(seniorityWords, one)),
    availability: list(params, "start").filter((one) => isOneOf(availabilityWords, one)),
    size: list(params, "size").filter((one) => isOneOf(companySizeWords, one)),
    badges: list(params, "badges"),
  };
  return { ...place, filters: only(place.kind, all) };
}

function only(kind: SearchKind, filters: SearchFilters): SearchFilters {
  const kept = filtersOf[kind];
  const narrowed = Object.entries(filters).filter(
    ([key]) => key === "currency" || kept.includes(key as keyof SearchFilters),
  );
  return { ...noFilters, ...Object.fromEntries(narrowed) };
}

function text(params: URLSearchParams, key: string): string {
  return (params.get(key) ?? "").replaceAll("\0", " ").trim().slice(0, MAX_TEXT);
}

function list(params: URLSearchParams, key: string): string[] {
  const parts = text(params, key)
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  return [...new Set(parts)].slice(0, MAX_LIST);
}

function whole(params: URLSearchParams, key: string): number | null {
  const written = params.get(key);
  if (!written || !/^\d{1,9}$/.test(written)) return null;
  const value = Number(written);
  return value > 0 && value <= MAX_PAY ? value : null;
}

/** The address's query, with its question mark: only what narrows, always in the same order. */
export function writePlace({ query, kind, filters }: SearchPlace): string {
  const params = new URLSearchParams();
  const set = (key: string, value: string) => {
    if (value) params.set(key, value);
  };
  set("q", query.trim());
  if (kind) {
    const { skills, remote, place, payMin, currency, seniority, availability, size, badges } = only(
      kind,
      filters,
    );
    set("kind", kind);
    set("skills", skills.join(","));
    set("remote", remote.join(","));
    set("place", place.trim());
    if (payMin !== null) {
      params.set("pay", String(payMin));
      params.set("cur", currency);
    }
    set("level", seniority.join(","));
    set("start", availability.join(","));
    set("size", size.join(","));
    set("badges", badges.join(","));
  }
  // Commas need no escape in a query, and an address with them can be read.
  const written = params.toString().replaceAll("%2C", ",");
  return written ? `?${written}` : "";
}

/** How many filters narrow the results. */
export function countFilters(kind: SearchKind, filters: SearchFilters): number {
  return filtersOf[kind].filter((key) => {
    const value = filters[key];
    return Array.isArray(value) || typeof value === "string" ? value.length > 0 : value !== null;
  }).length;
}

/** The filters as the server's function takes them. */
export function askedFilters(
  kind: SearchKind | null,
  filters: SearchFilters,
): Record<string, unknown> {
  if (!kind) return {};
  const { skills, remote, place, payMin, currency, seniority, availability, size, badges } = only(
    kind,
    filters,
  );
  const asked = {
    skills,
    remote,
    place,
    pay_min: payMin,
    currency: payMin === null ? null : currency,
    seniority,
    availability,
    size,
    badges,
  };
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([, value]) => value !== null && value !== "" && !isEmptyList(value),
    ),
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
