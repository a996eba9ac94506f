import { type FormEvent, useState } from "react";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import type { CompanyChallenge } from "@/lib/database.types";
import { employerChallengeKindLabels } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import { Textarea } from "@/ui/Textarea";
import { minutesText } from "./words";

export type SendableChallenge = Pick<
  CompanyChallenge,
  "id" | "title" | "kind" | "minutes" | "time_limit_minutes" | "expires_at"
>;

type Props = {
  challenges: SendableChallenge[];
  /** What is left of the month; null for no limit. */
  left: number | null;
  pending: boolean;
  /** Why the last try failed. */
  error: unknown;
  onSend: (sending: { challengeId: string; note: string; expiresAt: string | null }) => void;
  onCancel: () => void;
};

const MAX_NOTE = 1000;

/** Which challenge, until when, and a word with it. */
export function SendChallengeForm({ challenges, left, pending, error, onSend, onCancel }: Props) {
  const [challengeId, setChallengeId] = useState(
    challenges.length === 1 ? (challenges[0]?.id ?? "") : "",
  );
  const [until, setUntil] = useState("");
  const [note, setNote] = useState("");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const chosen = challenges.find(({ id }) => id === challengeId);
  const tooSoon = until !== "" && new Date(until).getTime() < Date.now() + 3_600_000;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (!chosen || tooSoon || note.length > MAX_NOTE || left === 0) return;
    onSend({ challengeId, note, expiresAt: until ? new Date(until).toISOString() : null });
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      <Field
        label="Challenge"
        error={isSubmitted && !chosen ? "Choose a challenge." : undefined}
        hint={chosen ? factsOf(chosen) : "Published challenges of your company."}
      >
        <Select
          placeholder="Choose a challenge"
          value={challengeId}
          options={challenges.map(({ id, title, kind }) => ({
            value: id,
            label: `${title} (${employerChallengeKindLabels[kind].toLowerCase()})`,
          }))}
          onChange={(event) => setChallengeId(event.target.value)}
        />
      </Field>
      <Field
        label="Answer by"
        optional
        hint={
          chosen?.expires_at
            ? `Default: ${new Date(chosen.expires_at).toLocaleString()}, the challenge's own end.`
            : "Default: 14 days from now."
        }
        error={tooSoon ? "Choose a time at least 1 hour from now." : undefined}
      >
        <Input
          type="datetime-local"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </Field>
      <Field
        label="Message"
        optional
        hint="The candidate sees it before starting."
        aside={`${note.length.toLocaleString()} of ${MAX_NOTE.toLocaleString()}`}
        error={
          note.length > MAX_NOTE ? `Shorten it by ${note.length - MAX_NOTE} characters.` : undefined
        }
      >
        <Textarea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      {error !== null && (
        <Banner tone="stop" live>
          <ErrorSentence error={error} />
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        {left !== null && (
          <p className="mr-auto text-13 text-muted tabular-nums">
            {left === 0
              ? "You've used all invitations for this month."
              : `${left.toLocaleString()} left this month`}
          </p>
        )}
        <Button onClick={onCancel}>Go back</Button>
        <Button type="submit" variant="primary" pending={pending}>
          Send challenge
        </Button>
      </div>
    </form>
  );
}

function factsOf({ minutes, time_limit_minutes: limit }: SendableChallenge): string {
  return [
    minutes ? `Takes about ${minutesText(minutes)}` : "",
    limit ? `${minutesText(limit)} once started` : "no time limit",
  ]
    .filter(Boolean)
    .join(", ");
}
