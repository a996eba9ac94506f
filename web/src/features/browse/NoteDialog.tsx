import { useState } from "react";
import type { JobCard } from "@/lib/database.types";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import type { InteractionStatus } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";

type Props = {
  /** Which decision the words go with; null while the dialog is closed. */
  asking: InteractionStatus | null;
  job: Pick<JobCard, "id" | "title"> | null;
  onClose: () => void;
  onSend: (words: string | null) => void;
};

const MAX = 1000;

const texts = {
  interested: {
    title: "Interested, with a note",
    label: "Note to the company",
    hint: "They see it next to your profile and match score.",
    send: "Send interest",
  },
  not_interested: {
    title: "Not interested, with a reason",
    label: "Your reason",
    hint: "Only you can see it.",
    send: "Pass on this job",
  },
};

/** A few words with a decision. What is typed survives a reload until it is sent. */
export function NoteDialog({ asking, job, onClose, onSend }: Props) {
  // The text stays while the dialog leaves.
  const [kind, setKind] = useState<InteractionStatus>("interested");
  if (asking && asking !== kind) setKind(asking);
  const text = texts[kind];
  return (
    <Dialog open={asking !== null} onClose={onClose} title={text.title} description={job?.title}>
      <WordsForm
        key={`${kind} ${job?.id}`}
        {...text}
        name={`job-words.${kind}.${job?.id}`}
        onSend={onSend}
      />
    </Dialog>
  );
}

type FormProps = {
  label: string;
  hint: string;
  send: string;
  name: string;
  onSend: Props["onSend"];
};

function WordsForm({ label, hint, send, name, onSend }: FormProps) {
  const [words, setWords] = useState(() => readDraft<{ words: string }>(name)?.words ?? "");
  const tooLong = words.length > MAX;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (tooLong) return;
        dropDraft(name);
        onSend(words.trim() || null);
      }}
    >
      <Field
        label={label}
        optional
        hint={hint}
        aside={`${words.length.toLocaleString()} of ${MAX.toLocaleString()}`}
        error={tooLong ? `Shorten it by ${words.length - MAX} characters.` : undefined}
      >
        <Textarea
          rows={5}
          autoFocus
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            writeDraft(name, { words: event.target.value });
          }}
        />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary">
          {send}
        </Button>
      </div>
    </form>
  );
}
