import { useQuery } from "@tanstack/react-query";
import type { ReviewRow } from "@/entities/interview/answer";
import { paths } from "@/lib/paths";
import { seniorityWords } from "@/lib/vocabulary";
import { EmptyState } from "@/ui/EmptyState";
import { RelativeTime } from "@/ui/RelativeTime";
import { Row, RowLink } from "@/ui/Rows";
import { StaffList } from "../StaffList";
import { reviewsQuery } from "./queries";

/** The reviews of one state, the oldest first. What waits can be opened; what is done shows both numbers. */
export function ReviewList({ state }: { state: ReviewRow["state"] }) {
  const query = useQuery(reviewsQuery(state));
  return (
    <StaffList
      query={query}
      what="The reviews"
      empty={
        <EmptyState title={state === "asked" ? "No open reviews" : "No completed reviews"}>
          {state === "asked"
            ? "Candidates can request one human review per score. Requests appear here, oldest first."
            : "Completed reviews appear here with the earlier score and the new one."}
        </EmptyState>
      }
    >
      {(reviews) => (
        <ul aria-label="Reviews" className="mt-4 border-line border-t">
          {reviews.map((one) =>
            state === "asked" ? (
              <RowLink key={one.id} href={`${paths.adminInterviews}?review=${one.id}`}>
                <ReviewLine review={one} />
              </RowLink>
            ) : (
              <Row key={one.id} className="py-3">
                <ReviewLine review={one} />
              </Row>
            ),
          )}
        </ul>
      )}
    </StaffList>
  );
}

function ReviewLine({ review: one }: { review: ReviewRow }) {
  return (
    <span className="block w-full min-w-0">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          <bdi className="font-semibold">{one.problem.title}</bdi>{" "}
          <span className="text-13 text-muted">{seniorityWords[one.seniority]}</span>
        </span>
        <span className="flex items-baseline gap-x-4 text-13 text-muted">
          {one.before !== null && one.after !== null && (
            <span className="text-ink tabular-nums">
              {one.before} before, {one.after} now
            </span>
          )}
          <RelativeTime at={one.decided_at ?? one.asked_at} />
        </span>
      </span>
      <span dir="auto" className="line-clamp-2 block max-w-measure text-muted">
        {one.reason}
      </span>
    </span>
  );
}
