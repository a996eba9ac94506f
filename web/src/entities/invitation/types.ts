import type {
  EmployerChallengeKind,
  EmployerChallengeStatus,
  InvitationStatus,
  SubmissionState,
} from "@/lib/vocabulary.generated";

/** The member names are those of the published schema. */
export type ChallengeTest = {
  name: string;
  visible: boolean;
  arguments?: unknown[];
  generate?: string;
  setup?: string;
  expected?: unknown;
  purpose?: string;
};

export type Question = { question: string; max_words?: number; looks_for?: string | undefined };

/** A challenge as its document says it. A candidate's copy lacks what they may not see. */
export type ChallengeDocument = {
  title: string;
  kind: EmployerChallengeKind;
  topic?: string;
  difficulty?: string;
  summary?: string;
  minutes?: number;
  statement?: string;
  function?: { name: string; parameters: { name: string; type: string }[]; returns: string };
  languages?: string[];
  schema?: string;
  starter?: Record<string, string>;
  solutions?: Record<string, string>;
  limits?: { time_ms?: number; memory_mb?: number };
  tests?: ChallengeTest[];
  questions?: Question[];
  requirements?: string[];
  looks_for?: string;
};

/** A drawing of a system, as it is stored. */
export type StoredBoard = {
  nodes: {
    id: string;
    kind: string;
    label: string;
    note: string;
    x: number;
    y: number;
    instances?: number | undefined;
    capacity?: number | undefined;
  }[];
  edges: {
    id: string;
    from: string;
    to: string;
    label: string;
    kind?: "request" | "async" | "copy" | undefined;
  }[];
  notes: string;
};

export type Answer = {
  language?: string;
  sources?: Record<string, string>;
  texts?: string[];
  board?: StoredBoard;
};

/** An invitation in one line. */
export type InvitationLine = {
  id: string;
  employer_challenge_id: string;
  status: InvitationStatus;
  title: string;
  kind: EmployerChallengeKind;
  difficulty: string | null;
  minutes: number | null;
  version: number;
  time_limit_minutes: number | null;
  company: { id: string; slug: string; name: string; logo_url: string | null };
  note: string | null;
  job: { id: string; title: string } | null;
  conversation_id: string | null;
  interaction_id: string | null;
  sent_by_name: string | null;
  sent_at: string;
  opened_at: string | null;
  started_at: string | null;
  ends_at: string | null;
  expires_at: string;
  submitted_at: string | null;
  decided_at: string | null;
  reason: string | null;
  seconds_spent: number | null;
};

export type JudgedTest = {
  position: number;
  name: string;
  visible: boolean;
  verdict: string;
  time_ms: number | null;
  memory_kib: number | null;
  got: unknown;
  stdout: string | null;
  message: string | null;
  line: number | null;
};

export type Judged = {
  id: string;
  language: string;
  source: string;
  state: SubmissionState;
  verdict: string | null;
  passed: number | null;
  total: number | null;
  time_ms: number | null;
  memory_kib: number | null;
  message: string | null;
  line: number | null;
  tests: JudgedTest[];
};

/** The candidate's copy. */
export type MyInvitation = InvitationLine & {
  side: "candidate";
  /** The server's clock. */
  now: string;
  /** Null when it is over and was never begun. */
  document: ChallengeDocument | null;
  answer: Answer | null;
  saved_at: string | null;
  submission: Judged | null;
};

/** The company's copy. */
export type CompanyInvitation = InvitationLine & {
  side: "employer";
  now: string;
  document: ChallengeDocument;
  candidate: {
    id: string;
    full_name: string;
    avatar_url: string | null;
    headline: string | null;
  };
  answer: Answer | null;
  submission: Judged | null;
  decided_by_name: string | null;
  can_decide: boolean;
  can_withdraw: boolean;
};

export type CompanyLine = InvitationLine & {
  candidate: CompanyInvitation["candidate"];
  judged: Pick<Judged, "state" | "verdict" | "passed" | "total"> | null;
};

export type CompanyChallenge = {
  id: string;
  title: string;
  kind: EmployerChallengeKind;
  status: EmployerChallengeStatus;
  difficulty: string | null;
  minutes: number | null;
  languages: string[] | null;
  time_limit_minutes: number | null;
  expires_at: string | null;
  version: number | null;
  is_changed: boolean;
  published_at: string | null;
  updated_at: string;
  created_by_name: string | null;
  counts: { sent: number; waiting: number; submitted: number; decided: number; ended: number };
};

export type CompanyChallenges = {
  can_manage: boolean;
  can_send: boolean;
  quota: { limit: number | null; used: number; resets_at: string };
  challenges: CompanyChallenge[];
};
