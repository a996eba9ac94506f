import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "@/entities/query/QueryState";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { ChallengeDocument, ChallengeReviews } from "@/lib/database.types";
import { queryClient } from "@/lib/query-client";
import { reviewMarkLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { Menu } from "@/ui/Menu";
import { Section } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { Loading, SkeletonText } from "@/ui/Skeleton";
import { Table, Td, Th } from "@/ui/Table";
import { useToast } from "@/ui/Toasts";
import { countMarks, reviewedParts } from "./parts";
import { askForReview, reviewsQuery } from "./queries";
import { ReviewForm } from "./ReviewForm";

type Props = { invitationId: string; document: ChallengeDocument };

/** What the reader and their colleagues think of an answer. Only members of the company read it. */
export function Reviews({ invitationId, document }: Props) {
  const query = useQuery(reviewsQuery(invitationId));
  // Those who manage challenges and do not see the candidate.
  if (query.data === null) return null;
  return (
    <Section title="Reviews">
      <QueryState
        query={query}
        failure="Reviews couldn't be loaded"
        note="You can still read the answer and decide."
        level={3}
        loading={
          <Loading label="Loading reviews">
            <SkeletonText lines={3} />
          </Loading>
        }
      >
        {(reviews) =>
          reviews && (
            <Known invitationId={invitationId} parts={reviewedParts(document)} reviews={reviews} />
          )
        }
      </QueryState>
    </Section>
  );
}

type KnownProps = { invitationId: string; parts: string[]; reviews: ChallengeReviews };

function Known({ invitationId, parts, reviews: known }: KnownProps) {
  const [editing, setEditing] = useState(false);
  const own = known.reviews.find(({ is_own }) => is_own);
  const writes = known.can_review && (editing || !own);
  return (
    <div className="grid gap-6">
      {known.hidden > 0 && (
        <p className="text-muted">
          {known.hidden === 1
            ? "1 colleague has written a review. You can read it once you have written yours."
            : `${known.hidden} colleagues have written reviews. You can read them once you have written yours.`}
        </p>
      )}
      {known.reviews.length > 0 && !writes && <Marked parts={parts} known={known} />}
      {known.reviews.length === 0 && !known.can_review && (
        <p className="text-muted">The answer was decided without reviews.</p>
      )}
      {writes ? (
        <ReviewForm
          invitationId={invitationId}
          parts={parts}
          own={own}
          onSaved={() => setEditing(false)}
          onCancel={own ? () => setEditing(false) : undefined}
        />
      ) : null}
      {known.can_review && !writes && (
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" onClick={() => setEditing(true)}>
            Edit your review
          </Button>
          <AskColleague invitationId={invitationId} colleagues={known.colleagues} />
        </div>
      )}
      {writes && !own && (
        <div>
          <AskColleague invitationId={invitationId} colleagues={known.colleagues} />
        </div>
      )}
    </div>
  );
}

/** The marks side by side, one column for each reviewer, and their notes below. */
function Marked({ parts, known: { reviews } }: { parts: string[]; known: ChallengeReviews }) {
  const notes = reviews.filter(({ note }) => note !== null);
  return (
    <div className="grid gap-4">
      <Table caption="Marks by reviewer">
        <thead>
          <tr>
            <Th className="w-full">Question</Th>
            {reviews.map(({ reviewer, is_own, updated_at }) => (
              <Th key={reviewer.id}>
                <span className="flex items-center gap-2">
                  <Avatar name={reviewer.full_name} src={reviewer.avatar_url} size={24} />
                  <bdi>{is_own ? "You" : reviewer.full_name}</bdi>
                  <RelativeTime at={updated_at} />
                </span>
              </Th>
            ))}
            {reviews.length > 1 && <Th>Together</Th>}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, place) => (
            <tr key={part}>
              <Td className="min-w-64">{part}</Td>
              {reviews.map(({ reviewer, marks }) => {
                const mark = marks[place];
                return (
                  <Td key={reviewer.id}>
                    {mark ? reviewMarkLabels[mark] : <span className="text-muted">No mark</span>}
                  </Td>
                );
              })}
              {reviews.length > 1 && (
                <Td className="whitespace-nowrap text-muted">
                  {countMarks(reviews, place)
                    .map(([mark, count]) => `${count} × ${reviewMarkLabels[mark]}`)
                    .join(", ")}
                </Td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {notes.map(({ reviewer, is_own, note }) => (
        <figure key={reviewer.id} className="max-w-measure border-line-strong border-l-2 pl-4">
          <blockquote dir="auto" className="whitespace-pre-wrap break-words">
            {note}
          </blockquote>
          <figcaption className="mt-1 text-13 text-muted">
            <bdi>{is_own ? "You" : reviewer.full_name}</bdi>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

type AskProps = { invitationId: string; colleagues: ChallengeReviews["colleagues"] };

/** Asks one of those who could review the answer too. */
function AskColleague({ invitationId, colleagues }: AskProps) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const asking = useMutation({
    mutationFn: (id: string) => askForReview(invitationId, id),
    onSuccess: (_, id) => {
      const name = colleagues.find((one) => one.id === id)?.full_name ?? "your colleague";
      toast({ message: `Request sent to ${name}.` });
    },
    onError: showError,
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: reviewsQuery(invitationId).queryKey }),
  });
  if (colleagues.length === 0) return null;
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" pending={asking.isPending}>
          Ask a colleague to review
        </Button>
      }
      groups={[
        colleagues.map(({ id, full_name }) => ({
          label: full_name,
          onSelect: () => asking.mutate(id),
        })),
      ]}
    />
  );
}
