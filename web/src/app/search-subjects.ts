import type { Profile } from "@/lib/session/profile";

/** What the search box speaks of, by turns. Visitors search what seekers search, challenges apart. */
export const searchSubjects: Record<NonNullable<Profile["role"]> | "visitor", readonly string[]> = {
  employer: ["titles", "expertise", "skills"],
  job_seeker: ["jobs", "companies", "challenges"],
  visitor: ["jobs", "companies"],
};
