import {
  type CommonFilters,
  noCommonFilters,
  payParams,
  readCommonFilters,
} from "@/entities/filters/filters";
import { readChoice, readChoices, writeQuery } from "@/lib/url-state";
import {
  type Availability,
  availabilityLabels,
  type CompanySize,
  companySizeLabels,
  searchKindLabels,
} from "@/lib/vocabulary.generated";
import { MAX_QUERY } from "./box";

/** The kinds in the order of the tabs. */
export const kindLabels = searchKindLabels;
export type ResultKind = keyof typeof kindLabels;

/** What results are narrowed to. */
export type SearchFilters = CommonFilters & { availability: Availability[]; size: CompanySize[] };

export const noFilters: SearchFilters = { ...noCommonFilters, availability: [], size: [] };

/** The filters that a kind has. The currency goes with the pay. */
export const filtersOf: Record<ResultKind, readonly (keyof SearchFilters)[]> = {
  jobs: ["skills", "remote", "place", "payMin", "seniority"],
  companies: ["place", "size", "badges"],
  people: ["skills", "place", "seniority", "availability"],
  challenges: [],
};

/** Where someone is on the page: what was asked, the kind that is shown (null: the server chooses), its filters. */
export type SearchPlace = { query: string; kind: ResultKind | null; filters: SearchFilters };

/** Reads an address. What is not ours, or belongs to another kind, narrows nothing. */
export function readPlace(params: URLSearchParams): SearchPlace {
  const query = (params.get("q") ?? "").replaceAll("\0", " ").trim();
  const kind = readChoice(kindLabels, params, "kind");
  return {
    query: [...query].slice(0, MAX_QUERY).join(""),
    kind,
    filters: kind
      ? only(kind, {
          ...readCommonFilters(params),
          availability: readChoices(availabilityLabels, params, "start"),
          size: readChoices(companySizeLabels, params, "size"),
        })
      : noFilters,
  };
}

function only(kind: ResultKind, filters: SearchFilters): SearchFilters {
  const allowed = filtersOf[kind];
  const narrowed = Object.entries(filters).filter(
    ([key]) => key === "currency" || allowed.includes(key as keyof SearchFilters),
  );
  return { ...noFilters, ...Object.fromEntries(narrowed) };
}

/** The address's query, with its question mark: only what narrows, always in the same order. */
export function writePlace({ query, kind, filters }: SearchPlace): string {
  if (!kind) return writeQuery({ q: query.trim() });
  const own = only(kind, filters);
  return writeQuery({
    q: query.trim(),
    kind,
    skills: own.skills,
    remote: own.remote,
    place: own.place.trim(),
    ...payParams(own),
    level: own.seniority,
    start: own.availability,
    size: own.size,
    badges: own.badges,
  });
}

/** How many filters narrow the results. */
export function countFilters(kind: ResultKind, filters: SearchFilters): number {
  return filtersOf[kind].filter((key) => {
    const value = filters[key];
    return Array.isArray(value) || typeof value === "string" ? value.length > 0 : value !== null;
  }).length;
}

/** The filters as the server's function takes them. */
export function filterParams(
  kind: ResultKind | null,
  filters: SearchFilters,
): Record<string, unknown> {
  if (!kind) return {};
  const { skills, remote, place, payMin, currency, seniority, availability, size, badges } = only(
    kind,
    filters,
  );
  const params = {
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
    Object.entries(params).filter(
      ([, value]) => value !== null && value !== "" && !isEmptyList(value),
    ),
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
