import type { ChallengeHead, Standing } from "@/lib/database.types";
import { readChoice, readText, writeQuery } from "@/lib/url-state";
import {
  type Difficulty,
  difficultyLabels,
  type Topic,
  topicLabels,
} from "@/lib/vocabulary.generated";
import { standingLabels } from "../words";

/** What narrows the catalogue. Null: does not. */
export type Filters = {
  text: string;
  topic: Topic | null;
  difficulty: Difficulty | null;
  state: Standing | null;
};

export const noFilters: Filters = { text: "", topic: null, difficulty: null, state: null };

/** What an address asks for; what it spells wrong is left out. */
export function readFilters(params: URLSearchParams): Filters {
  return {
    text: readText(params, "q"),
    topic: readChoice(topicLabels, params, "topic"),
    difficulty: readChoice(difficultyLabels, params, "difficulty"),
    state: readChoice(standingLabels, params, "state"),
  };
}

/** The query of filters, with its question mark; empty for none. */
export function writeFilters({ text, topic, difficulty, state }: Filters): string {
  return writeQuery({ q: text, topic, difficulty, state });
}

/** Those that fit: every word of the text in the title, the summary, the topic or a tag. */
export function fitting(all: ChallengeHead[], filters: Filters): ChallengeHead[] {
  const words = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    if (filters.topic && one.topic !== filters.topic) return false;
    if (filters.difficulty && one.difficulty !== filters.difficulty) return false;
    if (filters.state && one.state !== filters.state) return false;
    const text = [one.title, one.summary, topicLabels[one.topic], ...one.tags]
      .join(" ")
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A filter to take away, in words, and how many challenges that would bring. */
export type Drop = { label: string; filters: Filters; brings: number };

/** What could be dropped when nothing fits: the most fruitful first. Falls back to dropping all. */
export function drops(all: ChallengeHead[], filters: Filters): Drop[] {
  const { text, topic, difficulty, state } = filters;
  const single: [string, Partial<Filters>][] = [
    ...(text ? [[`“${text}”`, { text: "" }] as [string, Partial<Filters>]] : []),
    ...(topic ? [[topicLabels[topic], { topic: null }] as [string, Partial<Filters>]] : []),
    ...(difficulty
      ? [[difficultyLabels[difficulty], { difficulty: null }] as [string, Partial<Filters>]]
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
