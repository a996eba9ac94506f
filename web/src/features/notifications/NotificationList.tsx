import { useInfiniteQuery } from "@tanstack/react-query";
import {
  BriefcaseBusiness,
  Bug,
  CalendarClock,
  Check,
  CreditCard,
  FileCheck2,
  type LucideIcon,
  MessageSquare,
  Timer,
  Unlink,
  UserRound,
  UsersRound,
  Waypoints,
  Webhook,
} from "lucide-react";
import { ListState } from "@/entities/query/ListState";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import type { NotificationEntry } from "@/lib/database.types";
import type { NotificationKind } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/EmptyState";
import { IconButton } from "@/ui/IconButton";
import { Link } from "@/ui/Link";
import { LoadMore } from "@/ui/LoadMore";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowList } from "@/ui/Rows";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { entriesOf, markRead, notificationsQuery, showAsRead } from "./queries";

const icons: Record<NotificationKind, LucideIcon> = {
  approved: MessageSquare,
  rejected: BriefcaseBusiness,
  interest_ended: BriefcaseBusiness,
  job_invited: BriefcaseBusiness,
  interest_received: UserRound,
  promise_due: Timer,
  promise_broken: Timer,
  message_unseen: MessageSquare,
  challenge_received: FileCheck2,
  challenge_due: Timer,
  challenge_reviewed: FileCheck2,
  challenge_answered: FileCheck2,
  interview_scored: Waypoints,
  interview_proposed: CalendarClock,
  interview_answered: CalendarClock,
  interview_cancelled: CalendarClock,
  dispute_decided: FileCheck2,
  job_invitation_accepted: MessageSquare,
  note_mentioned: MessageSquare,
  review_requested: FileCheck2,
  job_shared: BriefcaseBusiness,
  company_reviewed: BriefcaseBusiness,
  team_changed: UsersRound,
  webhook_off: Webhook,
  payment_received: CreditCard,
  payment_failed: CreditCard,
  subscription_ended: CreditCard,
  bug_report_answered: Bug,
  link_unverified: Unlink,
  weekly_digest: BriefcaseBusiness,
};

/** Marks entries as read at once, here and on the other devices. */
export function useMarkNotificationsRead(): (id: string | null) => void {
  const update = useOptimisticUpdate();
  return (id) => void update({ apply: () => showAsRead(id), send: () => markRead(id) });
}

type Props = {
  /** In the bell's panel: the first page alone. */
  short?: boolean | undefined;
  /** An entry was opened. */
  onOpen?: (() => void) | undefined;
};

/** The reader's notifications: loading, failed, empty, or their entries. */
export function NotificationList({ short = false, onOpen }: Props) {
  const query = useInfiniteQuery(notificationsQuery);
  const entries = entriesOf(query.data);
  return (
    <ListState
      query={query}
      loadedCount={entries.length}
      failure="Your notifications could not be loaded"
      note="Nothing is lost."
      loading={
        <Loading label="Loading your notifications">
          <SkeletonRows rows={short ? 4 : 8} />
        </Loading>
      }
      empty={
        entries.length === 0 && (
          <EmptyState title="No notifications yet" level={short ? 3 : 2}>
            Answers, messages and challenges appear here.
          </EmptyState>
        )
      }
    >
      <RowList label="Notifications">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onOpen={onOpen} />
        ))}
      </RowList>
      {!short && (
        <LoadMore
          shown={entries.length}
          noun={entries.length === 1 ? "notification" : "notifications"}
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          pending={query.isFetchingNextPage}
        />
      )}
    </ListState>
  );
}

/** What someone was told about one thing; the whole row leads to it. */
function Entry({ entry, onOpen }: { entry: NotificationEntry; onOpen: (() => void) | undefined }) {
  const mark = useMarkNotificationsRead();
  const showError = useErrorToast();
  const { id, kind, title, path, created_at, count, unread } = entry;
  const Icon = icons[kind];
  const others = (unread > 0 ? unread : count) - 1;
  const open = () => {
    // The page changes meanwhile, so only a failure is worth a word.
    if (unread > 0) {
      showAsRead(id);
      markRead(id).catch(showError);
    }
    onOpen?.();
  };
  return (
    <li className="relative flex items-start gap-1 border-line border-b">
      <Link
        href={path}
        onClick={open}
        className="flex min-h-row min-w-0 grow items-start gap-3 py-3 -outline-offset-2 transition-colors hover:bg-line/50"
      >
        <Icon
          size={16}
          strokeWidth={1.5}
          aria-hidden
          className={cx("mt-1 shrink-0", unread > 0 ? "text-action" : "text-faint")}
        />
        <span className="min-w-0">
          <span
            dir="auto"
            className={cx("block break-words", unread > 0 ? "font-semibold" : "text-muted")}
          >
            {unread > 0 && <VisuallyHidden>Unread: </VisuallyHidden>}
            {title}
          </span>
          <span className="block text-13 text-muted">
            <RelativeTime at={created_at} />
            {others > 0 && ` · and ${others} more`}
          </span>
        </span>
      </Link>
      {unread > 0 && (
        <IconButton
          label={`Mark as read: ${title}`}
          icon={<Check size={16} strokeWidth={1.5} aria-hidden />}
          onClick={({ currentTarget }) => {
            // The button goes, so the focus stays with the entry.
            currentTarget.closest("li")?.querySelector("a")?.focus();
            mark(id);
          }}
          className="my-1.5"
        />
      )}
    </li>
  );
}
