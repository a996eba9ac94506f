import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Result } from "@/entities/interview/answer";
import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Section } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { Textarea } from "@/ui/Textarea";
import { requestReview } from "../queries";
import { scoreChanged } from "../score-changed";

/** A person's second look: asked for once, then waited for, then done with both numbers. */
export function ReviewPart({ result, total }: { result: Result; total: number }) {
  const { review } = result;
  return (
    <Section title="Human review" className="border-line border-t">
      {review === null ? (
        <AskForm attemptId={result.attempt.id} />
      ) : (
        <div className="max-w-measure">
          <p>
            {review.state === "asked" ? (
              <>
                Requested <RelativeTime at={review.asked_at} />. A reviewer answers the same checks
                without seeing the earlier findings. Until then, your score is
                {total}.
              </>
            ) : (
              <>
                Done <RelativeTime at={review.decided_at ?? review.asked_at} />: a reviewer answered
                every check without seeing the earlier findings. The new score is {total}
                {review.before !== null && `, previously ${review.before}`}. Their score counts.
              </>
            )}
          </p>
          <figure className="mt-3 border-line-strong border-l-2 pl-3">
            <blockquote dir="auto" className="whitespace-pre-wrap">
              {review.reason}
            </blockquote>
            <figcaption className="text-13 text-muted">What you wrote</figcaption>
          </figure>
        </div>
      )}
    </Section>
  );
}

function AskForm({ attemptId }: { attemptId: string }) {
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const missing = reason.trim() === "";
  const ask = useMutation({
    mutationFn: () => requestReview(attemptId, reason.trim()),
    onSuccess: () => scoreChanged(client),
  });
  return (
    <form
      data-print="no"
      className="grid max-w-measure gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (!missing) ask.mutate();
      }}
    >
      <p className="text-muted">
        You can request one review per interview. A reviewer sees your words and your board without
        your name, and answers every check without the earlier findings. Their score then counts,
        higher or lower. Both stay on the score receipt.
      </p>
      {ask.error && (
        <Banner tone="stop" live>
          {explain(ask.error).sentence}
        </Banner>
      )}
      <Field
        label="What did we miss?"
        hint="Name the checks and where you covered them."
        error={isSubmitted && missing ? "Say what the reviewer should look at." : undefined}
      >
        <Textarea
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button type="submit" pending={ask.isPending} className="justify-self-start">
        Request review
      </Button>
    </form>
  );
}
