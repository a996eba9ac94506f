import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { InvitationCard } from "@/entities/invitation/InvitationCard";
import { invitationsKey, myInvitationsQuery } from "@/entities/invitation/queries";
import { invitationTone } from "@/entities/invitation/words";
import type { InvitationLine } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { useChanges } from "@/lib/realtime";
import { useProfile } from "@/lib/session/session";
import { invitationStatusLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { Section } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { Tag } from "@/ui/Tag";

const isOpen = ({ status }: InvitationLine) =>
  status === "sent" || status === "opened" || status === "started";

const refresh = () => void queryClient.invalidateQueries({ queryKey: invitationsKey });

/** What companies sent to the reader: what waits as cards, the rest as rows. Nothing when there is nothing. */
export function MyInvitations() {
  const { id: me } = useProfile();
  const { data, error, refetch } = useQuery(myInvitationsQuery);
  const [all, setAll] = useState(false);
  useChanges(
    `my-invitations:${me}`,
    [{ event: "*", table: "challenge_invitations", filter: `candidate_profile_id=eq.${me}` }],
    { refresh },
  );
  if (error && !data) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 py-4 text-stop">
        Your invitations couldn't be loaded. {explain(error).sentence}
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data || data.length === 0) return null;
  const open = data.filter(isOpen);
  const past = data.filter((one) => !isOpen(one));
  return (
    <Section
      title="From companies"
      aside={open.length > 0 ? `${open.length} waiting for you` : undefined}
    >
      {open.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {open.map((one) => (
            <li key={one.id}>
              <InvitationCard
                title={`${one.company.name}: ${one.title}`}
                kind={one.kind}
                status={one.status}
                side="candidate"
                timeLimitMinutes={one.time_limit_minutes}
                expiresAt={one.expires_at}
                note={one.note}
                href={paths.answerChallenge(one.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <ul aria-label="Answered and ended" className="mt-4 border-line border-t">
          {(all ? past : past.slice(0, 3)).map((one) => (
            <RowLink key={one.id} href={paths.answerChallenge(one.id)}>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <bdi className="min-w-0 grow truncate font-semibold">
                  {one.company.name}: {one.title}
                </bdi>
                <span className="text-13 text-muted">
                  <RelativeTime at={one.decided_at ?? one.submitted_at ?? one.sent_at} />
                </span>
                <Tag tone={invitationTone(one.status, "candidate")}>
                  {invitationStatusLabels[one.status]}
                </Tag>
              </span>
            </RowLink>
          ))}
        </ul>
      )}
      {!all && past.length > 3 && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setAll(true)}>
          Show all {past.length.toLocaleString()}
        </Button>
      )}
    </Section>
  );
}
