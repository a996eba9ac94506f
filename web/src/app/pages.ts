import { paths } from "@/lib/paths";
import type { Page } from "./page-types";

/**
 * Every URL of the app, who may open it, and where its code lives. Adding a page is adding a line; a bar
 * or menu entry that points to it then appears by itself (see `bar-entries.ts`).
 */
export const pages: Page[] = [
  {
    path: paths.home,
    who: "guests",
    frame: "public",
    load: () => import("@/features/home/HomePage"),
  },
  {
    path: paths.signIn,
    who: "guests",
    frame: "public",
    load: () => import("@/features/account/SignInPage"),
  },
  {
    path: paths.signInSso,
    who: "guests",
    frame: "public",
    load: () => import("@/features/account/SsoPage"),
  },
  {
    path: paths.secondFactor,
    who: "second-factor",
    frame: "public",
    load: () => import("@/features/step-up/SecondFactorPage"),
  },
  {
    path: paths.authCallback,
    who: "passing",
    frame: "public",
    load: () => import("@/features/account/CallbackPage"),
  },
  {
    path: paths.signUp,
    who: "guests",
    frame: "public",
    load: () => import("@/features/account/SignUpPage"),
  },
  {
    path: paths.confirmEmail,
    who: "guests",
    frame: "public",
    load: () => import("@/features/account/ConfirmEmailPage"),
  },
  {
    path: paths.resetPassword,
    who: "guests",
    frame: "public",
    load: () => import("@/features/account/ResetPasswordPage"),
  },
  {
    path: paths.restoreAccount,
    who: "guests",
    frame: "public",
    load: () => import("@/features/account/RestoreAccountPage"),
  },
  {
    path: paths.acceptInvite,
    who: "passing",
    frame: "public",
    load: () => import("@/features/team/invite/AcceptInvitePage"),
  },
  {
    path: paths.dashboard,
    who: "signed-in",
    frame: "dashboard",
    insteadFor: { job_seeker: paths.profile, employer: paths.profile },
    load: () => import("./NotFoundPage"),
  },
  {
    path: paths.selectRole,
    who: "onboarding",
    frame: "dashboard",
    load: () => import("@/features/onboarding/SelectRolePage"),
  },
  {
    path: paths.associateCompany,
    who: "onboarding",
    frame: "dashboard",
    load: () => import("@/features/onboarding/AssociateCompanyPage"),
  },
  {
    path: paths.profile,
    who: "job_seeker",
    frame: "dashboard",
    insteadFor: { employer: paths.employerProfile },
    load: () => import("@/features/profile/ProfilePage"),
  },
  {
    path: paths.profileImport,
    who: "job_seeker",
    frame: "dashboard",
    load: () => import("@/features/profile/ImportPage"),
  },
  {
    path: paths.browseJobs,
    who: "job_seeker",
    frame: "dashboard",
    load: () => import("@/features/jobs/BrowseJobsPage"),
  },
  {
    path: paths.challenges,
    who: "job_seeker",
    frame: "dashboard",
    load: () => import("@/features/challenges/ChallengesPage"),
  },
  {
    path: `${paths.challenges}/:slug`,
    who: "job_seeker",
    frame: "dashboard",
    load: () => import("@/features/challenges/ChallengePage"),
  },
  {
    path: paths.completeEmployerProfile,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/onboarding/CompleteEmployerProfilePage"),
  },
  {
    path: paths.admin,
    who: "staff",
    frame: "admin",
    load: () => import("./AdminIndex"),
  },
  {
    path: paths.adminTools,
    who: "staff",
    frame: "admin",
    load: () => import("@/features/admin/CompaniesPage"),
  },
  {
    path: paths.adminAudit,
    who: "staff",
    frame: "admin",
    load: () => import("@/features/admin/AuditPage"),
  },
  {
    path: paths.adminSecurity,
    who: "staff",
    frame: "admin",
    load: () => import("@/features/admin/SecurityPage"),
  },
  {
    path: paths.adminDomains,
    who: "staff",
    frame: "admin",
    load: () => import("@/features/admin/DomainsPage"),
  },
  {
    path: paths.adminDisputes,
    who: "staff",
    frame: "admin",
    load: () => import("@/features/admin/challenges/DisputesPage"),
  },
  {
    path: paths.adminChallenges,
    who: "staff",
    frame: "admin",
    load: () => import("@/features/admin/challenges/CataloguePage"),
  },
  {
    path: paths.adminRanks,
    who: "staff",
    frame: "admin",
    load: () => import("@/features/admin/challenges/RanksPage"),
  },
  {
    path: paths.adminAccount,
    who: "staff",
    frame: "admin",
    withoutFactor: true,
    load: () => import("@/features/settings/StaffAccountPage"),
  },
  {
    path: `${paths.admin}/*`,
    who: "staff",
    frame: "admin",
    load: () => import("./NotFoundPage"),
  },
  {
    path: paths.employerProfile,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/company/EmployerProfilePage"),
  },
  {
    path: paths.companyEdit,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/company/CompanyEditPage"),
  },
  {
    path: paths.companySso,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/company/sso/SsoPage"),
  },
  {
    path: paths.team,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/team/TeamPage"),
  },
  {
    path: paths.jobs,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/hiring/JobsPage"),
  },
  {
    path: paths.jobNew,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/hiring/NewJobPage"),
  },
  {
    path: paths.jobImport,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/hiring/ImportPage"),
  },
  {
    path: `${paths.jobs}/:id`,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/hiring/JobEditPage"),
  },
  {
    path: paths.interestedCandidates,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/candidates/CandidatesPage"),
  },
  {
    path: paths.employerChallenges,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/employer-challenges/EmployerChallengesPage"),
  },
  {
    path: paths.employerChallengeNew,
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/employer-challenges/NewChallengePage"),
  },
  {
    path: "/dashboard/employer-challenges/:id/edit",
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/employer-challenges/ChallengeEditPage"),
  },
  {
    path: "/dashboard/employer-challenges/:invitationId",
    who: "employer",
    frame: "dashboard",
    load: () => import("@/features/employer-challenges/InvitationPage"),
  },
  {
    path: "/dashboard/challenges/employer/:invitationId",
    who: "signed-in",
    frame: "dashboard",
    load: () => import("@/features/answer-challenge/AnswerPage"),
  },
  {
    path: paths.messages,
    who: "signed-in",
    frame: "dashboard",
    load: () => import("@/features/messages/MessagesPage"),
  },
  {
    path: paths.settings,
    who: "signed-in",
    frame: "dashboard",
    load: () => import("@/features/settings/SettingsPage"),
  },
  {
    path: paths.verification,
    who: "job_seeker",
    frame: "dashboard",
    load: () => import("@/features/settings/verification/VerificationPage"),
  },
  {
    path: "/company/:slug",
    who: "anyone",
    frame: "public",
    load: () => import("@/features/company/CompanyPage"),
  },
  {
    path: "/user/:slug",
    who: "anyone",
    frame: "public",
    fadeMs: 2000,
    load: () => import("@/features/profile/public/PersonPage"),
  },
  {
    path: "/job/:id",
    who: "anyone",
    frame: "public",
    load: () => import("@/features/jobs/public/JobPage"),
  },
  {
    path: paths.terms,
    who: "anyone",
    frame: "public",
    load: () => import("@/features/legal/TermsPage"),
  },
  {
    path: paths.privacy,
    who: "anyone",
    frame: "public",
    load: () => import("@/features/legal/PrivacyPage"),
  },
  {
    path: paths.search,
    who: "anyone",
    frame: "public",
    fadeMs: 2000,
    load: () => import("@/features/search/SearchPage"),
  },
  {
    path: paths.notFound,
    who: "anyone",
    frame: "public",
    load: () => import("./NotFoundPage"),
  },
  {
    path: paths.gallery,
    who: "anyone",
    frame: "bare",
    developmentOnly: true,
    load: () => import("./GalleryRoute"),
  },
];

/** Whether a path has a page: what has none is not shown anywhere. */
export function pageExists(path: string): boolean {
  return pages.some((page) => page.path === path);
}
