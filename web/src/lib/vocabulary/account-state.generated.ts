// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** State of an account, for staff. */
export const accountStateValues = [
  "active",
  "onboarding",
  "deactivated_by_owner",
  "deactivated_by_staff",
  "locked",
] as const;
export type AccountState = (typeof accountStateValues)[number];
export const accountStateLabels = {
  active: "Active",
  onboarding: "In onboarding",
  deactivated_by_owner: "Deactivated by the owner",
  deactivated_by_staff: "Deactivated by staff",
  locked: "Locked by the operator",
} as const satisfies Record<AccountState, string>;
