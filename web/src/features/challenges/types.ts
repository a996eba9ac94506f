import type { RankProgress } from "@/entities/rank/progress";
import type { Difficulty, Topic, Verdict } from "@/lib/vocabulary.generated";

import type { CodeLanguage } from "@/ui/code/languages";

/** How far the reader is with a challenge. */
export type Standing = "untouched" | "tried" | "solved";

/** What a list says of a challenge. */
export type ChallengeHead = {
  id: string;
  slug: string;
  title: string;
  kind: "code" | "sql";
  topic: Topic;
  difficulty: Difficulty;
  summary: string;
  tags: string[];
  minutes: number | null;
  languages: CodeLanguage[];
  state: Standing;
  /** People who have completed it. */
  solved_by: number;
  skills: string[];
  has_draft: boolean;
  last_verdict: Verdict | null;
  completed_at: string | null;
  /** The language it was completed in. */
  language: CodeLanguage | null;
};

/** One thing to do next, and why. */
export type Suggestion = { slug: string; title: string; difficulty: Difficulty } & (
  | { why: "unfinished"; at: string }
  | { why: "missing_skill"; skill: string; jobs: number }
  | { why: "new_topic" | "next_difficulty" }
);

/** `get_challenges`. */
export type Catalogue = {
  challenges: ChallengeHead[];
  progress: RankProgress;
  /** The best first. */
  next: Suggestion[];
};

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A test whose data may be seen: of a function its arguments, or what makes them; of a query what fills the tables. */
export type VisibleTest = {
  position: number;
  name: string;
  arguments?: Json[];
  generate?: string;
  setup?: string;
  expected: Json;
};

export type ChallengeVersion = {
  id: string;
  version: number;
  /** Markdown. */
  statement: string;
  function: { name: string; parameters: { name: string; type: string }[]; returns: string } | null;
  schema_sql: string | null;
  starter: Partial<Record<CodeLanguage, string>>;
  limits: { time_ms: number; memory_mb: number };
  compare: { order: "exact" | "any"; tolerance: number };
  visible_tests: VisibleTest[];
  tests_total: number;
  test_names: { position: number; name: string; visible: boolean }[];
};

export type TestHead = {
  position: number;
  name: string;
  visible: boolean;
  verdict: Verdict;
  /** Time and memory of visible tests alone: a program could tell by them what a hidden one holds. */
  time_ms: number | null;
  memory_kib: number | null;
};

/** An attempt without its code. */
export type Attempt = {
  id: string;
  /** `rejudge`: an earlier answer, `original_id`, on newer tests. */
  kind: "submit" | "run" | "rejudge";
  original_id: string | null;
  /** The challenge's version it was judged by. */
  version: number;
  language: CodeLanguage;
  state: "queued" | "running" | "done";
  verdict: Verdict | null;
  passed: number | null;
  total: number | null;
  time_ms: number | null;
  memory_kib: number | null;
  message: string | null;
  line: number | null;
  queued_at: string;
  judged_at: string | null;
  tests: TestHead[];
};

/** What a test gave; of a hidden one nothing but its verdict. */
export type TestResult = TestHead & {
  got: Json | null;
  stdout: string | null;
  message: string | null;
  line: number | null;
};

/** What a program gave on a disputed input. */
export type Ran = {
  language: CodeLanguage;
  verdict: Verdict;
  value: Json | null;
  message: string | null;
};

export type Dispute = {
  id: string;
  state: "open" | "confirmed" | "rejected" | "withdrawn";
  claim: string;
  arguments: Json[] | null;
  setup: string | null;
  claimed_expected: Json | null;
  reason: string | null;
  /** The test that it became. */
  test_name: string | null;
  /** What the references and the own answer gave; once it is decided. */
  finding: { references: Ran[]; own: Ran | null } | null;
  created_at: string;
  decided_at: string | null;
};

/** A counterexample that somebody found and staff confirmed. */
export type Counterexample = {
  test_name: string;
  confirmed_at: string;
  /** Who lets themselves be found. */
  found_by: { full_name: string; slug: string } | null;
};

/** `get_challenge`. */
export type Challenge = {
  id: string;
  slug: string;
  title: string;
  summary: string;
  kind: "code" | "sql";
  topic: Topic;
  difficulty: Difficulty;
  tags: string[];
  skills: string[];
  minutes: number | null;
  languages: CodeLanguage[];
  solved_by: number;
  retired_at: string | null;
  state: Standing;
  version: ChallengeVersion;
  drafts: Partial<Record<CodeLanguage, { source: string; updated_at: string }>>;
  /** Submits and what was judged again, the newest first. */
  submissions: Attempt[];
  completion: {
    completed_at: string;
    first_completed_at: string;
    language: CodeLanguage | null;
    submission_id: string | null;
  } | null;
  /** Once it is completed. */
  solutions: Partial<Record<CodeLanguage, string>> | null;
  /** Markdown; once it is completed. */
  explanation: string | null;
  disputes: Dispute[];
  /** Something of one's own was judged, and nothing is disputed yet. */
  can_dispute: boolean;
  counterexamples: Counterexample[];
  /** One's own programs that wait for the judge. */
  waiting: number;
};
