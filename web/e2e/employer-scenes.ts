import { command, type Person } from "./people";
import { openJob } from "./scenes";

const statement =
  "Return twice the number that comes in. `double_it(2)` is `4`; every whole number is doubled alike.";

/** A document of each kind, whole enough to be published. */
export const documents = {
  code: {
    title: "Double it",
    kind: "code",
    difficulty: "easy",
    minutes: 20,
    statement,
    function: {
      name: "double_it",
      parameters: [{ name: "n", type: "number" }],
      returns: "number",
    },
    languages: ["javascript", "python"],
    starter: {
      javascript: "function doubleIt(n) {\n  return n;\n}\n",
      python: "def double_it(n):\n    return n\n",
    },
    solutions: { javascript: "function doubleIt(n) {\n  return n * 2;\n}\n" },
    tests: [
      { name: "two", visible: true, arguments: [2], expected: 4 },
      { name: "nothing", visible: true, arguments: [0], expected: 0 },
      { name: "a big one", visible: false, arguments: [271_828], expected: 543_656 },
    ],
  },
  written: {
    title: "Why it is slow",
    kind: "written",
    difficulty: "medium",
    statement:
      "A service answers slowly every full hour. Say what you look at, and in which order you do so.",
    questions: [
      { question: "What do you look at first?", max_words: 60, looks_for: "Names a measurement" },
      { question: "What would you change?" },
    ],
  },
  system_design: {
    title: "Short links",
    kind: "system_design",
    difficulty: "hard",
    statement: "Design a service that shortens links for a newspaper with ten million readers.",
    requirements: ["A link works within 50 ms", "Nothing is lost when one machine dies"],
    looks_for: "A cache before the store",
  },
} as const;

export type ScenarioKind = keyof typeof documents;

/** A published challenge of this kind. */
export async function publishedChallenge(
  employer: Person,
  kind: ScenarioKind,
  timeLimitMinutes: number | null = 60,
): Promise<string> {
  const { id } = await command<{ id: string }>(employer, "save_employer_challenge", {
    p_document: documents[kind],
    ...(timeLimitMinutes ? { p_time_limit_minutes: timeLimitMinutes } : {}),
  });
  await command(employer, "publish_employer_challenge", { p_id: id });
  return id;
}

/** The seeker is interested in a new job of the employer's; the interest. */
export async function interested(employer: Person, seeker: Person): Promise<string> {
  const interest = await command<{ id: string }>(seeker, "express_interest", {
    p_job_opening_id: await openJob(employer),
    p_source: "discover",
  });
  return interest.id;
}

/** A challenge of this kind, sent to the seeker; the invitation. */
export async function invited(
  employer: Person,
  seeker: Person,
  kind: ScenarioKind,
): Promise<string> {
  const { id } = await command<{ id: string }>(employer, "send_challenge", {
    p_employer_challenge_id: await publishedChallenge(employer, kind),
    p_job_interaction_id: await interested(employer, seeker),
    p_note: "We would like to see how you think.",
  });
  return id;
}
