import type { ChallengeVersion, Json } from "@/lib/database.types";
import type { OwnInput } from "../queries";
import { inline, readJson } from "./values";

/** An input as it is typed: a text of JSON for each parameter, or what fills the tables. */
export type TypedInput = { texts: string[] };

/** What the first test gives, as something to begin with. */
export function firstInput({
  visible_tests: tests,
  function: called,
}: ChallengeVersion): TypedInput {
  const test = tests.find((one) => one.arguments || one.setup !== undefined);
  if (!called) return { texts: [test?.setup ?? ""] };
  return {
    texts: called.parameters.map((_, index) => {
      const value: Json | undefined = test?.arguments?.[index];
      return value === undefined ? "" : inline(value);
    }),
  };
}

export type ReadInput = { input: OwnInput } | { problems: (string | null)[] };

/** What was typed, or what is wrong with each text. */
export function readInput(version: ChallengeVersion, { texts }: TypedInput): ReadInput {
  if (!version.function) return { input: { setup: texts[0] ?? "" } };
  const read = version.function.parameters.map(({ type }, index) => {
    const text = texts[index] ?? "";
    // A text needs no quotes, but may have them.
    if (type === "string" && !text.startsWith('"')) return { value: text };
    return readJson(text);
  });
  const problems = read.map((one) => ("problem" in one ? one.problem : null));
  if (problems.some((problem) => problem !== null)) return { problems };
  return { input: { arguments: read.map((one) => ("value" in one ? one.value : null)) } };
}
