import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ChallengeReview } from "@/lib/database.types";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { type ReviewMark, reviewMarkLabels, reviewMarkValues } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { RadioGroup } from "@/ui/RadioGroup";
import { Textarea } from "@/ui/Textarea";
import { useToast } from "@/ui/Toasts";
import { type Marks, reviewsQuery, saveReview } from "./queries";

const MAX_NOTE = 4000;

type Props = {
  invitationId: string;
  parts: string[];
  /** The review to change. */
  own: ChallengeReview | undefined;
  onSaved: () => void;
  onCancel: (() => void) | undefined;
};

type Draft = { marks: Marks; note: string };

/** One's own marks and note. What was chosen and not saved is there again later. */
export function ReviewForm({ invitationId, parts, own, onSaved, onCancel }: Props) {
  const { toast } = useToast();
  const draftName = `review.${invitationId}`;
  const [{ marks, note }, setDraft] = useState<Draft>(() => {
    const kept = readDraft<Draft>(draftName);
    return {
      marks:
        kept?.marks?.length === parts.length
          ? kept.marks
          : parts.map((_, place) => own?.marks[place] ?? null),
      note: kept?.note ?? own?.note ?? "",
    };
  });
  const change = (next: Draft) => {
    setDraft(next);
    writeDraft(draftName, next);
  };
  const saving = useMutation({
    mutationFn: () => saveReview(invitationId, marks, note),
    onSuccess: async () => {
      dropDraft(draftName);
      await queryClient.invalidateQueries({ queryKey: reviewsQuery(invitationId).queryKey });
      toast({ message: "Review saved." });
      onSaved();
    },
  });
  const cancel =
    onCancel &&
    (() => {
      dropDraft(draftName);
      onCancel();
    });
  const isEmpty = marks.every((mark) => mark === null);
  return (
    <form
      aria-label="Your review"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) saving.mutate();
      }}
    >
      {parts.map((part, place) => (
        <Field key={part} label={part} group>
          <RadioGroup
            className="grid-flow-col justify-start gap-x-5"
            options={reviewMarkValues.map((mark) => ({
              value: mark,
              label: reviewMarkLabels[mark],
            }))}
            value={marks[place] ?? null}
            onValueChange={(mark) => change({ marks: marks.with(place, mark as ReviewMark), note })}
          />
        </Field>
      ))}
      <Field label="Note" hint="Only colleagues who can see this candidate read it.">
        <Textarea
          rows={3}
          maxLength={MAX_NOTE}
          dir="auto"
          value={note}
          onChange={(event) => change({ marks, note: event.target.value })}
        />
      </Field>
      {saving.isError && <Banner tone="stop">{explain(saving.error).sentence}</Banner>}
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          size="sm"
          variant="primary"
          pending={saving.isPending}
          disabled={isEmpty}
        >
          Save review
        </Button>
        {cancel && (
          <Button size="sm" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
