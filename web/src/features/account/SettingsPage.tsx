import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { LinkTabs } from "@/ui/LinkTabs";
import { PageHeader } from "@/ui/Page";
import { AccountTab } from "./AccountTab";
import { BugTab } from "./bug/BugTab";
import { DangerTab } from "./danger/DangerTab";
import { NotificationsTab } from "./notifications/NotificationsTab";
import { PrivacyTab } from "./PrivacyTab";
import { SettingsSkeleton } from "./SettingsSkeleton";
import { SubscriptionTab } from "./subscription/SubscriptionTab";

const tabs = [
  { key: "account", label: "Account", content: AccountTab },
  { key: "notifications", label: "Notifications", content: NotificationsTab },
  { key: "privacy", label: "Privacy", content: PrivacyTab },
  { key: "subscription", label: "Subscription", content: SubscriptionTab },
  { key: "bug", label: "Report a bug", content: BugTab },
  { key: "danger", label: "Danger zone", content: DangerTab },
] as const;

export const Skeleton = SettingsSkeleton;

/** The settings of a person. Each tab is a place of its own. */
export default function SettingsPage() {
  const [search] = useSearchParams();
  const param = search.get("tab");
  const tab = param === null ? tabs[0] : tabs.find(({ key }) => key === param);
  usePageTitle(tab ? `${tab.label} · Settings` : "Settings");
  const Content = tab?.content ?? UnknownTab;
  return (
    <div className="page pb-16">
      <PageHeader title="Settings" />
      <LinkTabs
        label="Settings"
        current={tab?.key ?? ""}
        tabs={tabs.map(({ key, label }) => ({
          key,
          label,
          href: `${paths.settings}?tab=${key}`,
        }))}
        className="mb-1"
      />
      <Content />
    </div>
  );
}

/** The address names a tab that there isn't. */
function UnknownTab() {
  return (
    <EmptyState title="There's no such tab in your settings.">
      Choose one of the tabs above: {tabs.map(({ label }) => label).join(", ")}.
    </EmptyState>
  );
}
