import { DataError } from "./errors";

/** A tier whose limit is high enough; its name where the server says it. */
export type LiftingTier = { id: string; name: string | null };

/** The tier that allows what was refused; null for any other error. */
export function tierThatLifts(error: unknown): LiftingTier | null {
  if (!(error instanceof DataError) || !error.details) return null;
  try {
    const details: unknown = JSON.parse(error.details);
    if (typeof details !== "object" || details === null) return null;
    const fields = new Map<string, unknown>(Object.entries(details));
    const id = fields.get("tier_id");
    const name = fields.get("name");
    if (typeof id !== "string") return null;
    return { id, name: typeof name === "string" ? name : null };
  } catch {
    return null;
  }
}

/** What the link to that tier says. */
export const liftedText = ({ name }: LiftingTier) => (name ? `See ${name}` : "Compare tiers");
