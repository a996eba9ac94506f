import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AnswerPane } from "@/entities/interview/AnswerPane";
import type { BlindReview } from "@/entities/interview/answer";
import type { View } from "@/entities/interview/spot";
import { paths } from "@/lib/paths";
import { seniorityLabels } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { MarkdownText } from "@/ui/MarkdownText";
import { SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { StaffState } from "../StaffState";
import { Questions } from "./Questions";
import { reviewQuery } from "./queries";

/** The blind second scoring: what was given at the left, the closed questions at the right. */
export function ReviewDesk({ id }: { id: string }) {
  const query = useQuery(reviewQuery(id));
  return (
    <div className="pt-5">
      <TextLink href={paths.adminInterviews}>All reviews</TextLink>
      <StaffState
        query={query}
        what="The review"
        skeleton={
          <div className="mt-5 grid gap-12 lg:grid-cols-2">
            <SkeletonBar className="h-80 w-full" />
            <SkeletonRows rows={8} />
          </div>
        }
      >
        {(review) => <Desk review={review} />}
      </StaffState>
    </div>
  );
}

function Desk({ review }: { review: BlindReview }) {
  const [view, setView] = useState<View>("board");
  return (
    <>
      <h2 className="mt-3 text-20">
        <bdi>{review.problem.title}</bdi>
      </h2>
      <p className="text-muted">Scored as {seniorityLabels[review.seniority].toLowerCase()}</p>
      {review.state === "done" && (
        <Banner className="mt-4">This review is done. You can read it, but not change it.</Banner>
      )}
      <figure className="mt-4 border-line-strong border-l-2 pl-3">
        <blockquote dir="auto" className="max-w-measure whitespace-pre-wrap">
          {review.reason}
        </blockquote>
        <figcaption className="text-13 text-muted">Reason for the request</figcaption>
      </figure>
      <details className="mt-4">
        <summary className="w-fit rounded-control text-action">The problem</summary>
        <div className="max-w-reading py-3">
          <MarkdownText text={review.problem.statement} headingLevel={3} />
        </div>
      </details>
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <section aria-label="Answers" className="min-w-0">
          <div className="lg:sticky lg:top-[calc(var(--bar-height)+16px)] lg:max-h-[calc(100dvh-var(--bar-height)-32px)] lg:overflow-y-auto">
            <AnswerPane
              view={view}
              onView={setView}
              record={{
                answer: review.answer,
                phases: review.rubric.phases,
                quantities: review.problem.quantities,
                computed: review.computed,
                drills: review.drills,
                turns: review.turns,
                candidate: "Candidate",
              }}
            />
          </div>
        </section>
        {review.state === "asked" && <Questions review={review} onView={setView} />}
      </div>
    </>
  );
}
