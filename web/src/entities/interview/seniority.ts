import type { Seniority } from "@/lib/vocabulary.generated";

/** Whose weights score an interview, in the order in which they are offered. */
export const interviewSeniorities = [
  "junior",
  "mid",
  "senior",
  "staff",
] as const satisfies Seniority[];
export type InterviewSeniority = (typeof interviewSeniorities)[number];
