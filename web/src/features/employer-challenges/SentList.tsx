import { useQuery } from "@tanstack/react-query";
import { sentInvitationsQuery } from "@/entities/invitation/queries";
import { invitationTone, spentText } from "@/entities/invitation/words";
import type { CompanyLine } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { invitationStatusLabels, type Verdict, verdictLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { Tag } from "@/ui/Tag";

/** Everybody whom one challenge was sent to, the newest first. */
export function SentList({ challengeId, title }: { challengeId: string; title: string }) {
  const query = useQuery(sentInvitationsQuery(challengeId));
  if (query.isError && !query.data) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 pb-4 text-stop">
        {explain(query.error).sentence}
        <Button size="sm" pending={query.isRefetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!query.data) {
    return (
      <Loading label="Loading invitations">
        <SkeletonRows rows={3} />
      </Loading>
    );
  }
  return (
    <ul
      aria-label={`Sent: ${title}`}
      className="mb-4 ml-3 border-line border-t border-l pl-(--gutter)"
    >
      {query.data.map((line) => (
        <RowLink key={line.id} href={paths.employerInvitation(line.id)}>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Avatar name={line.candidate.full_name} src={line.candidate.avatar_url} size={24} />
            <bdi className="min-w-0 grow truncate font-semibold">{line.candidate.full_name}</bdi>
            <span className="text-13 text-muted">
              <Came line={line} />
            </span>
            <Tag tone={invitationTone(line.status, "employer")}>
              {invitationStatusLabels[line.status]}
            </Tag>
          </span>
        </RowLink>
      ))}
    </ul>
  );
}

/** What came back, or since when one waits. */
function Came({ line }: { line: CompanyLine }) {
  const { judged, seconds_spent: spent } = line;
  if (line.submitted_at === null) {
    return (
      <>
        sent <RelativeTime at={line.sent_at} />
      </>
    );
  }
  const verdict =
    judged?.state === "done"
      ? `${judged.passed ?? 0} of ${judged.total ?? 0} tests${judged.verdict && judged.verdict !== "accepted" ? `, ${verdictLabels[judged.verdict as Verdict]?.toLowerCase() ?? judged.verdict}` : ""}`
      : judged
        ? "being judged"
        : "";
  return (
    <>{[verdict, spent === null ? "" : `in ${spentText(spent)}`].filter(Boolean).join(", ")}</>
  );
}
