import type { Member } from "./queries";

/** The dialog that is open over the team, and about whom. */
export type OpenDialog =
  | { what: "invite" }
  | { what: "permissions" | "remove" | "hand-over"; member: Member };
