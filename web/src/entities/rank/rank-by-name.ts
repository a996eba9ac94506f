import ranks from "@content/ranks.json";
import type { Rank } from "./rank-shape";

/** The drawing of a rank by its name, those that are given by hand among them; of none that of the first. */
export function rankNamed(name: string | null | undefined): Rank {
  if (name === "Founding Candidate") return "founding";
  if (name === "System Admin") return "admin";
  return ranks.find((rank) => rank.name === name)?.position ?? 0;
}
