import type { TeamMember as Member } from "@/lib/database.types";

/** The dialog that is open over the team, and about whom. */
export type OpenDialog =
  | { what: "invite" }
  | { what: "permissions" | "remove" | "hand-over"; member: Member };
