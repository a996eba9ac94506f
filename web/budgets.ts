/** What a page may cost whoever opens it. Held by the build (`scripts/budget-check.ts`) and by `e2e/load.spec.ts`. */
export type Budget = {
  /** The page's module. */
  module: string;
  /** The scripts that the document names: how many, and their size in gzip. */
  first: { scripts: number; kb: number };
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
    first: { scripts: 6, kb: 233 },
    scripts: 3,
    scriptKb: 3,
    requests: 9,
    content: 1_200,
    usable: 1_200,
    shift: 0.02,
  },
  signIn: {
    module: "src/features/auth/SignInPage.tsx",
    first: { scripts: 8, kb: 277 },
    scripts: 9,
    scriptKb: 280,
    requests: 15,
    content: 2_200,
    usable: 2_400,
    shift: 0.02,
  },
  publicProfile: {
    module: "src/features/profile/public/PersonPage.tsx",
    first: { scripts: 8, kb: 241 },
    scripts: 12,
    scriptKb: 300,
    requests: 19,
    content: 1_200,
    usable: 1_200,
    shift: 0.02,
  },
  browse: {
    module: "src/features/browse/BrowseJobsPage.tsx",
    first: { scripts: 10, kb: 263 },
    scripts: 12,
    scriptKb: 318,
    requests: 30,
    content: 2_200,
    usable: 2_500,
    shift: 0.02,
  },
  challenge: {
    module: "src/features/challenges/ChallengePage.tsx",
    first: { scripts: 8, kb: 243 },
    scripts: 14,
    scriptKb: 450,
    requests: 29,
    content: 2_200,
    usable: 2_500,
    shift: 0.02,
  },
  messages: {
    module: "src/features/messages/MessagesPage.tsx",
    first: { scripts: 9, kb: 262 },
    scripts: 11,
    scriptKb: 320,
    // The newest conversation opens with the page.
    requests: 30,
    content: 2_200,
    usable: 2_500,
    shift: 0.02,
  },
  candidates: {
    module: "src/features/candidates/CandidatesPage.tsx",
    first: { scripts: 8, kb: 252 },
    scripts: 10,
    scriptKb: 310,
    requests: 31,
    content: 2_200,
    usable: 2_500,
    shift: 0.02,
  },
} satisfies Record<string, Budget>;
