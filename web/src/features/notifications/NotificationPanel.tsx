import type { ReactNode } from "react";
import { useBadges } from "@/lib/badges/use-badges";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { Popover } from "@/ui/Popover";
import { TextLink } from "@/ui/TextLink";
import { NotificationList, useMarkNotificationsRead } from "./NotificationList";

type Props = { trigger: ReactNode; open: boolean; onOpenChange: (open: boolean) => void };

/** The newest notifications below the bell. */
export function NotificationPanel({ trigger, open, onOpenChange }: Props) {
  const { notifications } = useBadges();
  const mark = useMarkNotificationsRead();
  const close = () => onOpenChange(false);
  return (
    <Popover
      label="Notifications"
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      align="end"
      className="flex max-h-[min(560px,calc(100dvh-72px))] w-[400px] flex-col"
    >
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-16">Notifications</h2>
        <Button size="sm" variant="quiet" disabled={notifications === 0} onClick={() => mark(null)}>
          Mark all as read
        </Button>
      </div>
      <div className="-mx-1 min-h-0 overflow-y-auto px-1">
        <NotificationList short onOpen={close} />
      </div>
      <div className="mt-3 flex justify-between gap-3 text-13">
        <TextLink href={paths.notifications} onClick={close}>
          All notifications
        </TextLink>
        <TextLink href={paths.notificationSettings} onClick={close}>
          Settings
        </TextLink>
      </div>
    </Popover>
  );
}
