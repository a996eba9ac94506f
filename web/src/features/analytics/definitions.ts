/** How each figure of the analytics is made. Held by tests against raw rows. */
export const definitions = {
  periods: {
    title: "Periods",
    text: [
      "A period ends with today, this week or this month. The period before it has the same length and ends the day before.",
      "Weeks begin on Monday. Today, this week and this month aren't over, so their figures still grow.",
    ],
  },
  days: {
    title: "Days and time zones",
    text: [
      "Your profile's figures use days in the time zone of your profile. Where clocks change, a day has 23 or 25 hours. If you change your time zone, earlier views are counted again in the new one.",
      "A company's figures use UTC days, so that all members see the same numbers.",
    ],
  },
  views: {
    title: "Views",
    text: [
      "A page counts as seen after it was visible for one second. The same person counts once in 30 minutes.",
      "Views of your own page, of colleagues on their company's pages, of Devproof staff and of robots never count. Pages that a browser loads in advance don't count until they are shown.",
      "People who switched on “Don't count my visits”, Do Not Track or Global Privacy Control are never counted.",
    ],
  },
  viewers: {
    title: "Unique viewers",
    text: [
      "Different people in the period, in one week or on one day. So the days of a week can add up to more than the week.",
      "A visitor without an account can only be recognized within one UTC day and counts once for each day. When an account is deleted, its views stay and it no longer counts as a viewer.",
    ],
  },
  sources: {
    title: "Sources",
    text: [
      "The page that a viewer came from: search, job lists, a company page, candidates or messages. Everything from outside Devproof is a direct link.",
    ],
  },
  appearances: {
    title: "Search appearances",
    text: [
      "How often employers saw you among their search results for at least one second. One person counts once in 30 minutes. Suggestions while typing don't count.",
    ],
  },
  companies: {
    title: "Companies that viewed you",
    text: [
      "Companies whose members opened your profile while they were signed in, the 50 with the most views.",
      "Members who don't want to be counted never appear here, even for visits before they switched it on. Companies that aren't approved don't appear either.",
    ],
  },
  interests: {
    title: "Interests and answers",
    text: [
      "Interests that were expressed in the period, and what became of them until now. An approval counts on the day of the interest, not on the day of the answer. Accepted job invitations count as interest and approval.",
      "A conversation counts when someone has written in it.",
    ],
  },
  internal: {
    title: "Internal and external views",
    text: [
      "Internal views are by people who were signed in to Devproof. External views are by visitors without an account, who usually came by a link.",
    ],
  },
  response: {
    title: "Response rate",
    text: [
      "Of the interests expressed in the period that were answered or expired without an answer: the share that was approved or rejected. Withdrawn interests and those that still wait are left out.",
    ],
  },
  firstMatch: {
    title: "Time to first match",
    text: [
      "From publishing a job to its first approved candidate: the median of all jobs whose first match was in the period.",
    ],
  },
  conversion: {
    title: "Conversion",
    text: [
      "Interests in a job divided by its views in the same period. It can exceed 100%, because candidates can decide from a list.",
    ],
  },
  passRate: {
    title: "Challenge pass rate",
    text: [
      "Of the challenge invitations that were sent in the period and decided since: the share that was approved.",
    ],
  },
} as const satisfies Record<string, { title: string; text: readonly string[] }>;

export type DefinitionId = keyof typeof definitions;
