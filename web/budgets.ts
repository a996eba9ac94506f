/** What a page may cost whoever opens it. Held by the build (`scripts/budget-check.ts`) and by `e2e/load.spec.ts`. */
export type Budget = {
  /** The page's module. */
  module: string;
  /** The scripts that the document names: how many, and their size in gzip. */
  first: { scripts: number; kb: number };
  /** Until it can be used: the scripts that have come, their size in gzip, and the requests of every kind that were sent. */
  untilUsable: { scripts: number; kb: number; requests: number };
  /** Until nothing is on its way: scripts, their size in gzip, and requests of every kind. */
  scripts: number;
  scriptKb: number;
  requests: number;
  /** The first text, and the page usable: what a quiet machine needs, in ms. */
  content: number;
  usable: number;
  /** How much may move by itself. */
  shift: number;
};

export const budgets = {
  start: {
    module: "src/features/home/HomePage.tsx",
    // The app loads on the first interaction.
    first: { scripts: 5, kb: 180 },
    untilUsable: { scripts: 2, kb: 3, requests: 7 },
    scripts: 3,
    scriptKb: 5,
    requests: 8,
    content: 1_200,
    usable: 1_200,
    shift: 0.02,
  },
  signIn: {
    module: "src/features/auth/SignInPage.tsx",
    first: { scripts: 8, kb: 228 },
    untilUsable: { scripts: 10, kb: 232, requests: 16 },
    scripts: 11,
    scriptKb: 292,
    requests: 18,
    content: 2_000,
    usable: 2_200,
    shift: 0.02,
  },
  publicProfile: {
    module: "src/features/profile/public/PersonPage.tsx",
    first: { scripts: 6, kb: 183 },
    // Text before any script has come; how many have by then is chance.
    untilUsable: { scripts: 9, kb: 203, requests: 16 },
    scripts: 14,
    scriptKb: 315,
    requests: 21,
    content: 1_800,
    usable: 1_800,
    shift: 0.02,
  },
  browse: {
    module: "src/features/browse/BrowseJobsPage.tsx",
    first: { scripts: 6, kb: 190 },
    untilUsable: { scripts: 8, kb: 196, requests: 17 },
    scripts: 13,
    scriptKb: 319,
    requests: 33,
    content: 2_000,
    usable: 2_500,
    shift: 0.02,
  },
  challenge: {
    module: "src/features/challenges/ChallengePage.tsx",
    first: { scripts: 6, kb: 193 },
    untilUsable: { scripts: 9, kb: 257, requests: 21 },
    scripts: 15,
    scriptKb: 463,
    requests: 32,
    content: 2_000,
    usable: 2_700,
    shift: 0.02,
  },
  messages: {
    module: "src/features/messages/MessagesPage.tsx",
    first: { scripts: 6, kb: 202 },
    untilUsable: { scripts: 9, kb: 214, requests: 20 },
    scripts: 12,
    scriptKb: 322,
    // The newest conversation opens with the page.
    requests: 32,
    content: 2_000,
    usable: 2_400,
    shift: 0.02,
  },
  candidates: {
    module: "src/features/candidates/CandidatesPage.tsx",
    first: { scripts: 7, kb: 216 },
    untilUsable: { scripts: 12, kb: 292, requests: 36 },
    scripts: 15,
    scriptKb: 350,
    requests: 42,
    content: 2_000,
    usable: 2_900,
    shift: 0.02,
  },
} satisfies Record<string, Budget>;
