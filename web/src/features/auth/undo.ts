import { queryOptions } from "@tanstack/react-query";
import { callAuth } from "@/lib/call-auth";
import type { UndoableChange } from "@/lib/vocabulary.generated";

/** A change to how a person signs in. */
export type Change = {
  change: UndoableChange;
  /** What was added or removed: "authenticator app". */
  label: string;
  created_at: string;
};

type Changes = { changes: Change[] };

/** What a mailed "This wasn't me" link would undo, newest first. */
export const undoQuery = (token: string) =>
  queryOptions({
    queryKey: ["undo", token],
    queryFn: async () =>
      ((await callAuth("GET", `/undo?token=${encodeURIComponent(token)}`)) as Changes).changes,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Undoes it and signs out everywhere. */
export const undoChanges = async (token: string) =>
  ((await callAuth("POST", "/undo", { token })) as Changes).changes;

/** One change as a line of a list. */
export function changeText({ change, label }: Change): string {
  switch (change) {
    case "factor_added":
    case "passkey_added":
      return `Added: ${label}`;
    case "factor_removed":
    case "passkey_removed":
      return `Removed: ${label}`;
    case "identity_linked":
      return `Sign-in method added: ${label}`;
    case "identity_unlinked":
      return `Sign-in method removed: ${label}`;
    case "password_changed":
      return "Password changed";
    case "wrong_factors":
      return "Failed attempts to verify your second factor";
  }
}
