import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { LinkTabs } from "@/ui/LinkTabs";
import { PageHeader } from "@/ui/Page";
import { AccountTab } from "./AccountTab";
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
  { key: "danger", label: "Danger zone", content: DangerTab },
] as const;

export const Skeleton = SettingsSkeleton;

/** The settings of a person. Each tab is a place of its own. */
export default function SettingsPage() {
  const [search] = useSearchParams();
  const param = search.get("tab");
  const tab = tabs.find(({ key }) => key === param) ?? tabs[0];
  usePageTitle(`${tab.label} · Settings`);
  const Content = tab.content;
  return (
    <div className="page pb-16">
      <PageHeader title="Settings" />
      <LinkTabs
        label="Settings"
        current={tab.key}
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
