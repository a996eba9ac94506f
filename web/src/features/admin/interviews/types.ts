import type { Answer, Computed, Drill, Quantity, Turn } from "@/entities/interview/answer";
import type { InterviewSeniority } from "@/entities/interview/seniority";
import type { Phase } from "@/lib/vocabulary.generated";

/** A review that somebody asked for. Without a name, and while it waits without any number. */
export type ReviewRow = {
  id: string;
  problem: { slug: string; title: string };
  seniority: InterviewSeniority;
  state: "asked" | "done";
  /** Reason for the request, in their words. */
  reason: string;
  asked_at: string;
  decided_at: string | null;
  before: number | null;
  after: number | null;
};

/** A check as a closed question to a person. */
export type Question = {
  check: string;
  dimension: string;
  title: string;
  /** Of a check by words; null where the title says it all. */
  question: string | null;
  points: number;
};

/** One review, blind: what was given and asked, not who it was nor what was found. */
export type Review = {
  id: string;
  state: "asked" | "done";
  reason: string;
  asked_at: string;
  seniority: InterviewSeniority;
  problem: { slug: string; title: string; statement: string; quantities: Quantity[] };
  rubric: {
    phases: { id: Phase; title: string }[];
    dimensions: { id: string; title: string }[];
  };
  questions: Question[];
  answer: Answer;
  computed: Computed[];
  drills: Drill[];
  turns: Turn[];
};

/** An attempt that could not be scored, or still waits for its score. */
export type UnscoredRow = {
  id: string;
  problem: { slug: string; title: string };
  seniority: InterviewSeniority;
  practice: boolean;
  state: "scoring" | "unscored";
  finished_at: string;
  returned_at: string | null;
  /** Answers of a model that are kept of it. */
  answers: number;
  last_error: string | null;
};
