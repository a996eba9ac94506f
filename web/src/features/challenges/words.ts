import type { Standing } from "@/lib/database.types";
import type { Difficulty, Topic } from "@/lib/vocabulary.generated";

export const topicWords: Record<Topic, string> = {
  algorithms: "Algorithms",
  "data-structures": "Data structures",
  strings: "Strings",
  parsing: "Parsing",
  concurrency: "Concurrency",
  sql: "SQL",
  "api-design": "API design",
  debugging: "Debugging",
  refactoring: "Refactoring",
  security: "Security",
};

export const difficultyWords: Record<Difficulty, string> = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
  expert: "Expert",
};

export const standingWords: Record<Standing, string> = {
  untouched: "Not started",
  tried: "Tried",
  solved: "Passed",
};

/** "passed by 128 people". */
export function passedByText(people: number): string {
  if (people === 0) return "no one has passed it yet";
  return `passed by ${people.toLocaleString("en")} ${people === 1 ? "person" : "people"}`;
}
