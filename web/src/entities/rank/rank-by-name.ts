import ranks from "@content/ranks.json";
import type { Rank } from "./rank-shape";

/** The drawing of a rank by its name, those that are given by hand among them; of none that of the first. */
export function rankNamed(name: string | null | undefined): Rank {
  if (name === "Founding Candidate") return "founding";
  if (name === "System Admin") return "admin";
  return ranks.find((rank) => rank.name === name)?.position ?? 0;
}

/** The drawing of somebody's rank: the one given by hand before the one that was earned. */
export function rankOf({
  special_rank,
  rank,
}: {
  special_rank: string | null;
  rank: { name: string } | null;
}): Rank {
  return rankNamed(special_rank ?? rank?.name);
}
