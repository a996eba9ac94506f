import type { Completeness, CompletenessKey } from "@/lib/database.types";

/** Where each step is taken: the part of the page that opens for editing. */
const places: Record<CompletenessKey, string> = {
  headline: "basics",
  about: "about",
  skills: "skills",
  experience: "experience.new",
  education: "education.new",
  links: "links.new",
  projects: "projects.new",
  preferences: "preferences",
  avatar: "avatar",
};

/** How complete the profile is, and the one step to offer; null when none is left. */
export function nextStep({ percent, next }: Completeness): {
  percent: number;
  step: { label: string; edit: string } | null;
} {
  return {
    percent: Math.max(0, Math.min(100, Math.round(percent))),
    step: next ? { label: next.label, edit: places[next.key] } : null,
  };
}

/** How far the next rank is: "3 more challenges to Elite Developer"; null at the top. */
export function nextRank(
  completed: number,
  ranks: { name: string; min_challenges: number; is_special: boolean }[],
): { name: string; from: number; at: number; text: string } | null {
  const byCount = ranks
    .filter((rank) => !rank.is_special)
    .sort((a, b) => a.min_challenges - b.min_challenges);
  const next = byCount.find((rank) => rank.min_challenges > completed);
  if (!next) return null;
  const from = byCount.findLast((rank) => rank.min_challenges <= completed)?.min_challenges ?? 0;
  const more = next.min_challenges - completed;
  return {
    name: next.name,
    from,
    at: next.min_challenges,
    text: `${more} more ${more === 1 ? "challenge" : "challenges"} to ${next.name}`,
  };
}
