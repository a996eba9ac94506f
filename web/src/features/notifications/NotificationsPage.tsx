import { useBadges } from "@/lib/badges/use-badges";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { PageHeader } from "@/ui/Page";
import { NotificationList, useMarkNotificationsRead } from "./NotificationList";
import { notificationsQuery } from "./queries";

/** Starts the list; the page shows its own loading state. */
export const loader = async () => {
  void queryClient.prefetchInfiniteQuery(notificationsQuery);
  return null;
};

/** Everything that someone was told in the last 90 days. */
export default function NotificationsPage() {
  usePageTitle("Notifications");
  const { notifications } = useBadges();
  const mark = useMarkNotificationsRead();
  return (
    <div className="page pb-16">
      <PageHeader
        title="Notifications"
        lede="From the last 90 days."
        actions={
          <>
            <Button disabled={notifications === 0} onClick={() => mark(null)}>
              Mark all as read
            </Button>
            <Link href={paths.notificationSettings} className={buttonClass({ variant: "quiet" })}>
              Settings
            </Link>
          </>
        }
      />
      <div className="max-w-[860px]">
        <NotificationList />
      </div>
    </div>
  );
}
