import { paths } from "@/lib/paths";

/** Where a seeker answers what is unknown, and what the link there says. */
export type Answer = { href: string; label: string };

const edit = (part: string) => `${paths.profile}?edit=${part}`;

const answers: Record<string, Answer> = {
  place: { href: edit("preferences"), label: "Add your country" },
  time_zone: { href: edit("basics"), label: "Add your time zone" },
  employment_type: { href: edit("preferences"), label: "Add your preferences" },
  right_to_work: { href: edit("preferences"), label: "Add your right to work" },
  pay: { href: edit("preferences"), label: "Add the pay you expect" },
  role: { href: edit("preferences"), label: "Add your kind of work" },
  years: { href: edit("basics"), label: "Add your years" },
  seniority: { href: edit("preferences"), label: "Add your level" },
  rank: { href: paths.challenges, label: "Pass a challenge" },
  system_design: { href: paths.interview, label: "Take the interview" },
  projects: { href: `${paths.profile}#projects`, label: "Feature a project" },
};

/** The answer to a gate or a criterion, by its key: "place", "skill:rust". */
export function answerTo(key: string): Answer | null {
  if (key.startsWith("skill:")) return { href: edit("skills"), label: "Add this skill" };
  return answers[key] ?? null;
}

/** How a criterion is proved or answered: a skill by challenges, all else as it is answered. */
export function proofOf(key: string): Answer | null {
  if (key.startsWith("skill:")) return { href: paths.challenges, label: "Prove it" };
  return answerTo(key);
}
