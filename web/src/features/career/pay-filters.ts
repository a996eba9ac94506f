import { readChoice, readText, writeQuery } from "@/lib/url-state";
import { type Seniority, seniorityLabels } from "@/lib/vocabulary.generated";

/** Which jobs' pay is looked at. Null leaves all. */
export type PayFilters = {
  /** A skill's address. */
  skill: string | null;
  level: Seniority | null;
  /** "remote", or the code of a country. */
  place: string | null;
  /** Only jobs that are a good or a strong match. */
  isMatching: boolean;
};

const PLACE = /^(remote|[A-Z]{2})$/;

/** What an address asks for; what it spells wrong is left out. */
export function readPayFilters(params: URLSearchParams): PayFilters {
  const place = readText(params, "place");
  return {
    skill: readText(params, "skill") || null,
    level: readChoice(seniorityLabels, params, "level"),
    place: PLACE.test(place) ? place : null,
    isMatching: params.get("matching") === "yes",
  };
}

/** The query of the page, with its question mark: the skill whose demand is drawn, and the filters of pay. */
export function writePlace(demand: string | null, filters: PayFilters): string {
  const { skill, level, place, isMatching } = filters;
  return writeQuery({ demand, skill, level, place, matching: isMatching ? "yes" : null });
}

export function hasFilters({ skill, level, place, isMatching }: PayFilters): boolean {
  return skill !== null || level !== null || place !== null || isMatching;
}
