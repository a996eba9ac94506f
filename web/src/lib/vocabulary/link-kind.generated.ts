// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Site that a profile's link leads to. */
export const linkKindValues = [
  "site",
  "github",
  "gitlab",
  "linkedin",
  "mastodon",
  "x",
  "stackoverflow",
  "blog",
  "other",
] as const;
export type LinkKind = (typeof linkKindValues)[number];
export const linkKindLabels = {
  site: "Website",
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
  mastodon: "Mastodon",
  x: "X",
  stackoverflow: "Stack Overflow",
  blog: "Blog",
  other: "Other",
} as const satisfies Record<LinkKind, string>;
