import type { ReactNode } from "react";
import type { CandidateFilters } from "@/lib/database.types";
import type { KeyBinding } from "@/lib/keys/key-board";
import type { useDecide } from "./use-decide";
import type { Place } from "./view";

/** What the list and the board of candidates share. */
export type SharedProps = {
  place: Place;
  go: (to: Partial<Place>, how?: "push" | "replace") => void;
  /** Null until it is known, or where nobody is interested. */
  filters: CandidateFilters | null;
  /** What each job is called. */
  labels: ReadonlyMap<string, string>;
  decide: ReturnType<typeof useDecide>;
  /** Keys that both have: each lists them with its own. */
  keys: KeyBinding[];
  /** Tabs and filters. */
  head: ReactNode;
  undoLines: ReactNode;
};
