import { useInfiniteQuery } from "@tanstack/react-query";
import { feedbackTypeLabels } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";
import { LoadMore } from "@/ui/LoadMore";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { StaffState } from "../StaffState";
import { type FeedbackFilter, feedbackQuery, type StaffFeedback } from "./queries";

/** Everything that was said, the newest first. */
export function FeedbackList({ filter }: { filter: FeedbackFilter }) {
  const query = useInfiniteQuery(feedbackQuery(filter));
  return (
    <StaffState query={query} what="The feedback">
      {({ pages }) => {
        const all = pages.flatMap((page) => page.feedback);
        if (all.length === 0) {
          return (
            <EmptyState title="No feedback">
              Feedback appears here when people send it. Try a longer period or fewer filters.
            </EmptyState>
          );
        }
        return (
          <>
            <ul aria-label="Feedback">
              {all.map((one) => (
                <FeedbackRow key={one.id} feedback={one} />
              ))}
            </ul>
            <LoadMore
              shown={all.length}
              noun="entries"
              pending={query.isFetchingNextPage}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            />
          </>
        );
      }}
    </StaffState>
  );
}

function FeedbackRow({ feedback }: { feedback: StaffFeedback }) {
  const { person, created_at, feedback_type, answers, user_agent } = feedback;
  return (
    <li className="border-line border-b py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-semibold">{person.full_name || "No name"}</bdi>
        <Tag>{feedbackTypeLabels[feedback_type]}</Tag>
        <RelativeTime at={created_at} className="text-13 text-muted" />
      </p>
      <dl className="mt-2 grid gap-2">
        {answers.map(({ question_id, component_name, question, answer }) => (
          <div key={question_id}>
            <dt className="text-13 text-muted">
              <bdi>{component_name}</bdi>: <bdi>{question}</bdi>
            </dt>
            <dd dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
              {answer}
            </dd>
          </div>
        ))}
        {answers.length === 0 && (
          <div>
            <dt className="sr-only">Answers</dt>
            <dd className="text-muted">No readable answers.</dd>
          </div>
        )}
      </dl>
      {user_agent && <p className="mt-2 text-12 text-muted wrap-anywhere">{user_agent}</p>}
    </li>
  );
}
