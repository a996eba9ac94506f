/** Where the code of each staff tool lives, by the name that `pages.ts` gives it. */
export const toolPages = {
  tools: () => import("@/features/admin/CompaniesPage"),
  audit: () => import("@/features/admin/audit/AuditPage"),
  security: () => import("@/features/admin/SecurityPage"),
  domains: () => import("@/features/admin/DomainsPage"),
  reports: () => import("@/features/admin/reports/ReportsPage"),
  bugs: () => import("@/features/admin/bugs/BugReportsPage"),
  feedback: () => import("@/features/admin/feedback/FeedbackPage"),
  disputes: () => import("@/features/admin/challenges/DisputesPage"),
  challenges: () => import("@/features/admin/challenges/CataloguePage"),
  interviews: () => import("@/features/admin/interviews/InterviewsPage"),
  people: () => import("@/features/admin/people/PeoplePage"),
  submissions: () => import("@/features/admin/submissions/SubmissionsPage"),
  scores: () => import("@/features/admin/scores/ScoresPage"),
  jobs: () => import("@/features/admin/jobs/JobsPage"),
  featured: () => import("@/features/admin/featured/FeaturedPage"),
  numbers: () => import("@/features/admin/numbers/NumbersPage"),
  outbox: () => import("@/features/admin/outbox/OutboxPage"),
};

export type ToolPage = keyof typeof toolPages;
