import type { LinkKind, SkillLevel } from "@/lib/vocabulary.generated";

export type Skill = {
  name: string;
  /** Null for a free entry, which no job can ask for. */
  slug: string | null;
  level: SkillLevel | null;
  years: number | null;
  /** What the server has seen of it. */
  proved: { challenges: number; last_completed_at: string } | null;
};

export type Experience = {
  id: string;
  company_name: string;
  title: string;
  location: string | null;
  url: string | null;
  /** ISO dates, the first of the month, or of the year as far as it is known. */
  started_on: string;
  ended_on: string | null;
  summary: string | null;
  highlights: string[];
};

export type Education = {
  id: string;
  institution: string;
  area: string | null;
  degree: string | null;
  url: string | null;
  score: string | null;
  started_on: string | null;
  ended_on: string | null;
  courses: string[];
};

export type ProfileLink = {
  id: string;
  kind: LinkKind;
  label: string | null;
  url: string;
  position: number;
};

export type Project = {
  id: string;
  title: string;
  description: string | null;
  stack: string[];
  url: string | null;
  repository_url: string | null;
  image_url: string | null;
  started_on: string | null;
  ended_on: string | null;
};

/** A challenge that was passed, as the profile lists it. */
export type PassedChallenge = {
  title: string;
  slug: string;
  difficulty: string;
  /** What the answer that counts is written in. */
  language: string | null;
  completed_at: string;
};
