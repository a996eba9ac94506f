import type { SecondFactor } from "@/lib/factors";
import { type FactorType, factorTypeLabels } from "@/lib/vocabulary.generated";

/** Longest name of a factor or a passkey, in characters. */
export const maxName = 60;

/** A name that none of the present ones has: "Phone", "Phone 2". */
export function newName(kind: FactorType, factors: Pick<SecondFactor, "name">[]): string {
  const names = new Set(factors.map(({ name }) => name.toLowerCase()));
  const plain = factorTypeLabels[kind];
  let name: string = plain;
  for (let next = 2; names.has(name.toLowerCase()); next += 1) name = `${plain} ${next}`;
  return name;
}
