// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Where a person came from when they opened a page. */
export const viewSourceValues = [
  "link",
  "search",
  "jobs",
  "company",
  "candidates",
  "message",
] as const;
export type ViewSource = (typeof viewSourceValues)[number];
export const viewSourceLabels = {
  link: "Direct link",
  search: "Search",
  jobs: "Job lists",
  company: "Company page",
  candidates: "Candidates",
  message: "Messages",
} as const satisfies Record<ViewSource, string>;
