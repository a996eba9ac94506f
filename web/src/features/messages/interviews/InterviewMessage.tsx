import { useQuery } from "@tanstack/react-query";
import type { Conversation } from "@/lib/database.types";
import type { Message } from "@/lib/outbox/use-outbox";
import { useChanges } from "@/lib/realtime";
import { SkeletonBar } from "@/ui/Skeleton";
import { InterviewCard } from "./InterviewCard";
import { scheduledInterviewQuery } from "./queries";

type Props = { message: Message; conversation: Conversation };

/** An interview that was proposed in the conversation, as it stands now. */
export function InterviewMessage({ message, conversation }: Props) {
  const id = message.scheduled_interview_id ?? null;
  const { data, isPending, refetch } = useQuery({
    ...scheduledInterviewQuery(id ?? ""),
    enabled: id !== null,
  });
  useChanges(
    id ? `scheduled-interview:${id}` : "",
    [{ event: "UPDATE", table: "scheduled_interviews", filter: `id=eq.${id}` }],
    { refresh: () => void refetch() },
  );
  if (data) return <InterviewCard interview={data} conversation={conversation} />;
  if (id !== null && isPending) return <SkeletonBar className="h-36 w-60" />;
  return (
    <p className="rounded-layer border border-line px-3.5 py-2 text-muted">
      An interview was proposed. Its details could not be loaded.
    </p>
  );
}
