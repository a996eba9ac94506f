import { paths } from "@/lib/paths";

/** The staff's tools by what they are about. The first one of a group is where its tab leads. */
export const toolGroups = [
  {
    key: "people",
    label: "People",
    tools: [
      { key: "people", label: "Accounts", href: paths.adminPeople },
      { key: "reports", label: "Reports", href: paths.adminReports },
    ],
  },
  {
    key: "companies",
    label: "Companies",
    tools: [
      { key: "companies", label: "Approval", href: paths.adminTools },
      { key: "domains", label: "Domains", href: paths.adminDomains },
      { key: "jobs", label: "Jobs", href: paths.adminJobs },
      { key: "featured", label: "Featured jobs", href: paths.adminFeatured },
    ],
  },
  {
    key: "proofs",
    label: "Proofs",
    tools: [
      { key: "challenges", label: "Challenges", href: paths.adminChallenges },
      { key: "submissions", label: "Submissions", href: paths.adminSubmissions },
      { key: "disputes", label: "Disputes", href: paths.adminDisputes },
      { key: "interviews", label: "Interviews", href: paths.adminInterviews },
      { key: "scores", label: "Scores", href: paths.adminScores },
    ],
  },
  {
    key: "feedback",
    label: "Feedback",
    tools: [
      { key: "feedback", label: "Beta feedback", href: paths.adminFeedback },
      { key: "bugs", label: "Bug reports", href: paths.adminBugs },
    ],
  },
  {
    key: "system",
    label: "System",
    tools: [
      { key: "numbers", label: "Numbers", href: paths.adminNumbers },
      { key: "outbox", label: "Outbox", href: paths.adminOutbox },
      { key: "audit", label: "Audit log", href: paths.adminAudit },
      { key: "security", label: "Account log", href: paths.adminSecurity },
    ],
  },
] as const;

export type Tool = (typeof toolGroups)[number]["tools"][number]["key"];

/** The group in which a tool is. */
export function groupOf(tool: Tool): (typeof toolGroups)[number] {
  return toolGroups.find(({ tools }) => tools.some(({ key }) => key === tool)) ?? toolGroups[0];
}
