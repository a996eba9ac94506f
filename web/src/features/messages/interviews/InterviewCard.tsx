import { useMutation } from "@tanstack/react-query";
import { CalendarClock, CalendarPlus } from "lucide-react";
import { useState } from "react";
import type { Conversation, Database } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { useProfile } from "@/lib/session/session";
import { scheduledInterviewStatusLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { useNow } from "@/ui/use-now";
import { ConfirmDialog } from "../ConfirmDialog";
import { senderName } from "../words";
import { acceptInterview, cancelInterview, declineInterview, saveCalendarFile } from "./queries";
import { isLink, spanText } from "./times";

type Interview = Database["public"]["Tables"]["scheduled_interviews"]["Row"];

type Props = { interview: Interview; conversation: Conversation };

const tones = {
  proposed: "wait",
  accepted: "action",
  declined: "stop",
  cancelled: "stop",
} as const;

/** An interview: the times to choose from, then the one that was accepted, and what the reader can do with it. */
export function InterviewCard({ interview, conversation }: Props) {
  const { id, status, starts, starts_at, duration_minutes: minutes, place } = interview;
  const { id: me, role } = useProfile();
  const now = useNow();
  const [cancelling, setCancelling] = useState(false);
  const accept = useMutation({ mutationFn: (start: string) => acceptInterview(id, start) });
  const decline = useMutation({ mutationFn: () => declineInterview(id) });
  const save = useMutation({ mutationFn: () => saveCalendarFile(id) });
  const own = interview.is_by_company === (role === "employer");
  const open = status === "proposed";
  const isPast = (start: string) => new Date(start).getTime() <= now;
  const over = starts_at !== null && isPast(starts_at);
  const answering = open && !own && conversation.can_write;
  const busy = accept.isPending || decline.isPending;
  const error = accept.error ?? decline.error ?? save.error;
  return (
    <article
      aria-label="Interview"
      className="w-full max-w-[420px] rounded-layer border border-line-strong bg-raised px-4 py-3.5 text-left"
    >
      <p className="flex items-center gap-2 text-13 text-muted">
        <CalendarClock size={16} strokeWidth={1.5} aria-hidden />
        Interview, {minutes} minutes
        <Tag tone={tones[status]} className="ml-auto">
          {scheduledInterviewStatusLabels[status]}
        </Tag>
      </p>
      {starts_at !== null ? (
        <p className="mt-1.5 font-semibold">
          <time
            dateTime={starts_at}
            className={status === "cancelled" ? "line-through" : undefined}
          >
            {spanText(starts_at, minutes)}
          </time>
        </p>
      ) : (
        <ul className="mt-2 grid gap-2">
          {starts.map((start) => (
            <li key={start} className="flex items-center justify-between gap-3">
              <time dateTime={start} className={cx("min-w-0", isPast(start) && "text-muted")}>
                {spanText(start, minutes)}
              </time>
              {open && isPast(start) && <span className="text-13 text-muted">Passed</span>}
              {answering && !isPast(start) && (
                <Button
                  size="sm"
                  pending={accept.isPending && accept.variables === start}
                  disabled={busy}
                  aria-label={`Accept ${spanText(start, minutes)}`}
                  onClick={() => accept.mutate(start)}
                >
                  Accept
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {place && (
        <p className="mt-1.5 break-words text-13">
          {isLink(place) ? (
            <TextLink href={place} underlined target="_blank" rel="nofollow noopener noreferrer">
              <bdi>{place}</bdi>
            </TextLink>
          ) : (
            <bdi>{place}</bdi>
          )}
        </p>
      )}
      <p className="mt-1.5 text-13 text-muted">
        Proposed by <bdi>{proposer(interview, conversation, me)}</bdi>. Times are in your time zone.
      </p>
      {error && (
        <p role="alert" className="mt-2 text-13 text-stop">
          {explain(error).sentence}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">
        {answering && (
          <Button
            size="sm"
            pending={decline.isPending}
            disabled={busy}
            onClick={() => decline.mutate()}
          >
            Decline
          </Button>
        )}
        {starts_at !== null && (
          <Button
            size="sm"
            icon={<CalendarPlus size={16} strokeWidth={1.5} aria-hidden />}
            pending={save.isPending}
            onClick={() => save.mutate()}
          >
            {status === "cancelled" ? "Remove from calendar" : "Add to calendar"}
          </Button>
        )}
        {((own && open) || (status === "accepted" && !over)) && (
          <Button size="sm" onClick={() => setCancelling(true)}>
            Cancel interview
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={cancelling}
        onClose={() => setCancelling(false)}
        title="Cancel this interview?"
        warning="The other side gets a notification. You can propose other times later."
        keep="Keep interview"
        does="Cancel interview"
        act={() => cancelInterview(id)}
      />
    </article>
  );
}

/** Who proposed it, also once their account is gone. */
function proposer(interview: Interview, conversation: Conversation, me: string): string {
  const name = senderName(conversation, interview.proposed_by, me);
  return name === "You" ? "you" : name;
}
