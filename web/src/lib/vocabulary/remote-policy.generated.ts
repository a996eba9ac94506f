// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Where the work is done. */
export const remotePolicyValues = [
  "remote",
  "hybrid",
  "onsite",
] as const;
export type RemotePolicy = (typeof remotePolicyValues)[number];
export const remotePolicyLabels = {
  remote: "Remote",
  hybrid: "Hybrid",
  onsite: "On site",
} as const satisfies Record<RemotePolicy, string>;
