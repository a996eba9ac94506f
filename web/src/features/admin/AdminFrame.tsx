import type { ReactNode } from "react";
import { paths } from "@/lib/paths";
import { LinkTabs } from "@/ui/LinkTabs";
import { PageHeader } from "@/ui/Page";

const tabs = [
  { key: "companies", label: "Companies", href: paths.adminTools },
  { key: "domains", label: "Domains", href: paths.adminDomains },
  { key: "challenges", label: "Challenges", href: paths.adminChallenges },
  { key: "reports", label: "Reports", href: paths.adminReports },
  { key: "feedback", label: "Beta feedback", href: paths.adminFeedback },
  { key: "bugs", label: "Bug reports", href: paths.adminBugs },
  { key: "disputes", label: "Disputes", href: paths.adminDisputes },
  { key: "interviews", label: "Interviews", href: paths.adminInterviews },
  { key: "ranks", label: "Special ranks", href: paths.adminRanks },
  { key: "audit", label: "Audit log", href: paths.adminAudit },
  { key: "security", label: "Account log", href: paths.adminSecurity },
];

type Props = {
  current:
    | "companies"
    | "domains"
    | "challenges"
    | "reports"
    | "feedback"
    | "bugs"
    | "disputes"
    | "interviews"
    | "ranks"
    | "audit"
    | "security";
  title: string;
  lede: string;
  children: ReactNode;
};

/** The shell of the staff's tools: one tab per tool. */
export function AdminFrame({ current, title, lede, children }: Props) {
  return (
    <div className="page pb-16">
      <PageHeader above="Staff tools" title={title} lede={lede} />
      <LinkTabs label="Staff tools" tabs={tabs} current={current} />
      {children}
    </div>
  );
}
