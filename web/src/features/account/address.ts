import type { Address } from "@/lib/database.types";

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
export const availabilityLabels: Record<
  NonNullable<Address["asked"]>,
  { good: boolean; says: string }
> = {
  free: { good: true, says: "Free." },
  former: { good: true, says: "You used this address before. You can use it again." },
  own: { good: false, says: "This is your address now." },
  taken: { good: false, says: "This address is or was used by someone else. Choose another one." },
  reserved: { good: false, says: "Reserved. Choose another one." },
  invalid: {
    good: false,
    says: "Use 3 to 60 lowercase letters, digits and single hyphens. Start and end with a letter or digit.",
  },
};
