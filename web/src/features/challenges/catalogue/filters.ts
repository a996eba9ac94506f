import type { ChallengeHead, Standing } from "@/lib/database.types";
import { readChoice, readText, writeQuery } from "@/lib/url-state";
import {
  type Difficulty,
  difficultyLabels,
  type Language,
  languageLabels,
  type Topic,
  topicLabels,
} from "@/lib/vocabulary.generated";
import { standingLabels } from "../words";

/** What narrows the catalogue. Null: does not. */
export type Filters = {
  text: string;
  topic: Topic | null;
  difficulty: Difficulty | null;
  language: Language | null;
  state: Standing | null;
  /** Null: what isn't passed yet first, then what most jobs ask for. */
  order: CatalogueOrder | null;
};

/** Ways to sort the catalogue, beside the recommended one. */
export const orderLabels = {
  jobs: "Most asked by jobs",
  easiest: "Easiest first",
  shortest: "Shortest first",
  title: "Title",
} as const;

type CatalogueOrder = keyof typeof orderLabels;

export const noFilters: Filters = {
  text: "",
  topic: null,
  difficulty: null,
  language: null,
  state: null,
  order: null,
};

/** What an address asks for; what it spells wrong is left out. */
export function readFilters(params: URLSearchParams): Filters {
  return {
    text: readText(params, "q"),
    topic: readChoice(topicLabels, params, "topic"),
    difficulty: readChoice(difficultyLabels, params, "difficulty"),
    language: readChoice(languageLabels, params, "language"),
    state: readChoice(standingLabels, params, "state"),
    order: readChoice(orderLabels, params, "sort"),
  };
}

/** The query of filters, with its question mark; empty for none. */
export function writeFilters({ text, topic, difficulty, language, state, order }: Filters): string {
  return writeQuery({ q: text, topic, difficulty, language, state, sort: order });
}

/** Those that fit, in their order: every word of the text in the title, the summary, the topic, a tag or a skill. */
export function fitting(all: ChallengeHead[], filters: Filters): ChallengeHead[] {
  const words = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((one) => {
    if (filters.topic && one.topic !== filters.topic) return false;
    if (filters.difficulty && one.difficulty !== filters.difficulty) return false;
    if (filters.language && !one.languages.includes(filters.language)) return false;
    if (filters.state && one.state !== filters.state) return false;
    const text = [one.title, one.summary, topicLabels[one.topic], ...one.tags, ...one.skills]
      .join(" ")
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return found.toSorted(comparing(filters.order));
}

const difficulties = Object.keys(difficultyLabels);
const level = (one: ChallengeHead) => difficulties.indexOf(one.difficulty);

function comparing(order: CatalogueOrder | null): (a: ChallengeHead, b: ChallengeHead) => number {
  const byTitle = (a: ChallengeHead, b: ChallengeHead) => a.title.localeCompare(b.title, "en");
  const byJobs = (a: ChallengeHead, b: ChallengeHead) => (b.jobs ?? 0) - (a.jobs ?? 0);
  const byLevel = (a: ChallengeHead, b: ChallengeHead) => level(a) - level(b);
  const passed = (one: ChallengeHead) => Number(one.state === "solved");
  switch (order) {
    case "title":
      return byTitle;
    case "jobs":
      return (a, b) => byJobs(a, b) || byTitle(a, b);
    case "easiest":
      return (a, b) => byLevel(a, b) || byTitle(a, b);
    case "shortest":
      return (a, b) => (a.minutes ?? 0) - (b.minutes ?? 0) || byTitle(a, b);
    case null:
      return (a, b) => passed(a) - passed(b) || byJobs(a, b) || byLevel(a, b) || byTitle(a, b);
  }
}

/** A filter to take away, in words, and how many challenges that would bring. */
export type Drop = { label: string; filters: Filters; brings: number };

/** What could be dropped when nothing fits: the most fruitful first. Falls back to dropping all. */
export function drops(all: ChallengeHead[], filters: Filters): Drop[] {
  const { text, topic, difficulty, language, state } = filters;
  const single: [string, Partial<Filters>][] = [
    ...(text ? [[`“${text}”`, { text: "" }] as [string, Partial<Filters>]] : []),
    ...(topic ? [[topicLabels[topic], { topic: null }] as [string, Partial<Filters>]] : []),
    ...(difficulty
      ? [[difficultyLabels[difficulty], { difficulty: null }] as [string, Partial<Filters>]]
      : []),
    ...(language
      ? [[languageLabels[language], { language: null }] as [string, Partial<Filters>]]
      : []),
    ...(state ? [[standingLabels[state], { state: null }] as [string, Partial<Filters>]] : []),
  ];
  const matches = single
    .map(([label, without]): Drop => {
      const rest = { ...filters, ...without };
      return { label, filters: rest, brings: fitting(all, rest).length };
    })
    .filter(({ brings }) => brings > 0)
    .toSorted((a, b) => b.brings - a.brings);
  if (matches.length > 0) return matches;
  return [{ label: "all of them", filters: noFilters, brings: all.length }];
}
