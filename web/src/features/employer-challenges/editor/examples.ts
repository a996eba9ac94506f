import type { ChallengeDocument } from "@/entities/invitation/types";
import type { EmployerChallengeKind } from "@/lib/vocabulary.generated";

/** Where the published schema is read. */
export const SCHEMA_PATH = "/schemas/challenge.json";

/** What a new challenge of each kind begins with: of the right shape, with what has to be written left empty. */
export function beginning(kind: EmployerChallengeKind, title: string): ChallengeDocument {
  const head = { title, kind, difficulty: "medium", statement: "" };
  switch (kind) {
    case "code":
      return {
        ...head,
        function: {
          name: "solve",
          parameters: [{ name: "input", type: "number[]" }],
          returns: "number",
        },
        languages: ["javascript", "python"],
        starter: {
          javascript: "function solve(input) {\n  // Return what the statement asks for.\n}\n",
          python: "def solve(input):\n    # Return what the statement asks for.\n    pass\n",
        },
        tests: [{ name: "an example", visible: true, arguments: [[1, 2, 3]], expected: 6 }],
      };
    case "sql":
      return {
        ...head,
        schema: "create table items (\n  id integer primary key,\n  name text not null\n);\n",
        starter: { sql: "select name from items;\n" },
        tests: [
          {
            name: "an example",
            visible: true,
            setup: "insert into items (id, name) values (1, 'One');",
            expected: [["One"]],
          },
        ],
      };
    case "written":
      return { ...head, questions: [{ question: "", max_words: 300 }] };
    case "system_design":
      return { ...head, requirements: [""] };
  }
}

/** A whole document, to begin from outside. */
export const example: ChallengeDocument = {
  title: "Merge shifts",
  kind: "code",
  topic: "algorithms",
  difficulty: "medium",
  minutes: 40,
  statement:
    "A rota is a list of shifts `[start, end]` in minutes of the day. Merge the ones that touch or overlap, and return them in order.\n\n`merge_shifts([[60, 90], [90, 120]])` is `[[60, 120]]`.",
  function: {
    name: "merge_shifts",
    parameters: [{ name: "shifts", type: "[number, number][]" }],
    returns: "[number, number][]",
  },
  languages: ["javascript", "python"],
  starter: {
    javascript: "function mergeShifts(shifts) {\n  return shifts;\n}\n",
    python: "def merge_shifts(shifts):\n    return shifts\n",
  },
  solutions: {
    javascript:
      "function mergeShifts(shifts) {\n  const merged = [];\n  for (const [start, end] of [...shifts].sort((a, b) => a[0] - b[0])) {\n    const last = merged.at(-1);\n    if (last && start <= last[1]) last[1] = Math.max(last[1], end);\n    else merged.push([start, end]);\n  }\n  return merged;\n}\n",
  },
  tests: [
    {
      name: "two that touch",
      visible: true,
      arguments: [
        [
          [60, 90],
          [90, 120],
        ],
      ],
      expected: [[60, 120]],
    },
    { name: "no shifts", visible: false, arguments: [[]], expected: [] },
    {
      name: "one within another",
      visible: false,
      arguments: [
        [
          [0, 600],
          [60, 90],
          [700, 720],
        ],
      ],
      expected: [
        [0, 600],
        [700, 720],
      ],
    },
  ],
};
