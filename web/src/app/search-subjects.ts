import type { Profile } from "@/lib/session/profile";

const visitor = ["jobs", "companies"];

/** What the search box speaks of, by turns. */
export const searchSubjects: Record<NonNullable<Profile["role"]> | "visitor", readonly string[]> = {
  employer: ["titles", "expertise", "skills"],
  job_seeker: [...visitor, "challenges"],
  visitor,
};
