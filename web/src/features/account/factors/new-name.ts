import { type FactorKind, factorWords, type SecondFactor } from "@/lib/factors";

/** Longest name of a factor or a passkey, in characters. */
export const maxName = 60;

/** A name that none of the present ones has: "Phone", "Phone 2". */
export function newName(kind: FactorKind, factors: Pick<SecondFactor, "name">[]): string {
  const taken = new Set(factors.map(({ name }) => name.toLowerCase()));
  const plain = factorWords[kind];
  let name: string = plain;
  for (let next = 2; taken.has(name.toLowerCase()); next += 1) name = `${plain} ${next}`;
  return name;
}
