import { useQuery } from "@tanstack/react-query";
import { InvitationCard } from "@/entities/invitation/InvitationCard";
import { invitationQuery } from "@/entities/invitation/queries";
import type { Message } from "@/lib/outbox/use-outbox";
import { paths } from "@/lib/paths";
import { useChanges } from "@/lib/realtime";
import { SkeletonBar } from "@/ui/Skeleton";

/** A challenge that was sent in the conversation, as it stands now. */
export function ChallengeMessage({ message }: { message: Message }) {
  const id = message.invitation_id ?? null;
  const { data, isPending, refetch } = useQuery({
    ...invitationQuery(id ?? ""),
    enabled: id !== null,
  });
  useChanges(
    id ? `invitation-card:${id}` : "",
    [{ event: "UPDATE", table: "challenge_invitations", filter: `id=eq.${id}` }],
    { refresh: () => void refetch() },
  );
  if (data) {
    const href =
      data.side === "candidate"
        ? paths.answerChallenge(data.id)
        : paths.employerInvitation(data.id);
    return (
      <InvitationCard
        title={data.title}
        kind={data.kind}
        status={data.status}
        side={data.side}
        timeLimitMinutes={data.time_limit_minutes}
        expiresAt={data.expires_at}
        note={data.note}
        href={href}
      />
    );
  }
  if (id !== null && isPending) return <SkeletonBar className="h-28 w-[min(420px,70vw)]" />;
  return (
    <p className="rounded-layer border border-line px-3.5 py-2 text-muted">
      Challenge: <bdi>{message.body}</bdi>
    </p>
  );
}
