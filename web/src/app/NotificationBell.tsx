import { Bell } from "lucide-react";
import { useState } from "react";
import { useBadges } from "@/lib/badges/use-badges";
import { Badge } from "@/ui/Badge";
import { defer } from "@/ui/deferred";

const panel = defer(
  async () => (await import("@/features/notifications/NotificationPanel")).NotificationPanel,
);

/** The bell of the bar with the number of unread notifications. The list behind it loads on hover, focus or press. */
export function NotificationBell() {
  const { notifications } = useBadges();
  const [open, setOpen] = useState(false);
  // The panel brings a button of its own, so it comes only with a press: a focus would be lost with the first one.
  const [pressed, setPressed] = useState(false);
  const Panel = panel.use();
  const isThere = pressed && Panel !== null;
  const bell = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={panel.fetch}
      onFocus={panel.fetch}
      aria-busy={pressed && !isThere ? true : undefined}
      onClick={
        isThere
          ? undefined
          : () => {
              panel.fetch();
              setPressed(true);
              setOpen(true);
            }
      }
      className="relative grid size-11 place-items-center rounded-control text-muted transition-colors hover:text-ink"
    >
      <Bell size={20} strokeWidth={1.5} aria-hidden />
      <span className="sr-only">Notifications</span>
      <span className="absolute top-1 left-6">
        <Badge count={notifications} noun="unread" />
      </span>
    </button>
  );
  if (!isThere) return bell;
  return <Panel trigger={bell} open={open} onOpenChange={setOpen} />;
}
