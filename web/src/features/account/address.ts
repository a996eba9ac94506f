import type { Address } from "./queries";

/** Longest address, in characters; the server knows the rule, this only keeps the field from running over. */
export const maxAddress = 60;

/** What is typed, as an address would be written: "Jana Nováková" becomes jana-novakova. */
export function toAddress(typed: string): string {
  return typed
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[\s_.]+/g, "-")
    .replace(/[^a-z0-9-]/g, "")
    .slice(0, maxAddress);
}

/** What the server's word on an address means. `good` when it can be had. */
export const askedWords: Record<NonNullable<Address["asked"]>, { good: boolean; says: string }> = {
  free: { good: true, says: "Free." },
  former: { good: true, says: "It was yours before; you can take it back." },
  own: { good: false, says: "This is your address now." },
  taken: { good: false, says: "Somebody else has it, or had it once." },
  reserved: { good: false, says: "Reserved. Choose another one." },
  invalid: {
    good: false,
    says: "Use 3 to 60 small letters, digits and single hyphens, a letter or digit first and last.",
  },
};
