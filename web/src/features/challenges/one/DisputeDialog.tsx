import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ChallengeDetail, Json } from "@/lib/database.types";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { explain, problems as refusedFields } from "@/lib/errors";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";
import { challengeQuery, disputeChallenge, type OwnInput } from "../queries";
import { InputFields } from "./InputFields";
import { firstInput, readInput, type TypedInput } from "./own-input";
import { readJson } from "./values";

type Typed = { claim: string; input: TypedInput; expected: string };
type Problems = { claim: string | null; input: (string | null)[]; expected: string | null };
const noProblems: Problems = { claim: null, input: [], expected: null };

type Props = { challenge: ChallengeDetail; open: boolean; onClose: () => void };

/** Shows by an input that the statement or a test is wrong. */
export function DisputeDialog({ challenge, open, onClose }: Props) {
  return (
    <Dialog
      size="reading"
      open={open}
      onClose={onClose}
      title="Report a wrong test"
      description="Give an input where the challenge's answer is wrong. We run both answers on it, and staff decide."
    >
      <DisputeForm challenge={challenge} onDone={onClose} />
    </Dialog>
  );
}

type Checked =
  | { problems: Problems }
  | { claim: string; input: OwnInput; expected: Json | undefined };

function check({ version }: ChallengeDetail, typed: Typed): Checked {
  const claim = typed.claim.trim();
  const input = readInput(version, typed.input);
  const expected = typed.expected.trim() === "" ? null : readJson(typed.expected);
  const problems: Problems = {
    claim: claim === "" ? "Describe what's wrong in one or two sentences." : null,
    input: "problems" in input ? input.problems : [],
    expected: expected && "problem" in expected ? expected.problem : null,
  };
  if (problems.claim || problems.expected || "problems" in input) return { problems };
  return {
    claim,
    input: input.input,
    expected: expected && "value" in expected ? expected.value : undefined,
  };
}

function DisputeForm({ challenge, onDone }: { challenge: ChallengeDetail; onDone: () => void }) {
  const client = useQueryClient();
  const draft = `dispute.${challenge.id}`;
  const [typed, setTyped] = useState<Typed>(() => ({
    claim: "",
    input: firstInput(challenge.version),
    expected: "",
    ...readDraft<Typed>(draft),
  }));
  const [problems, setProblems] = useState<Problems>(noProblems);
  const [checks, setChecks] = useState(false);
  const send = useMutation({
    mutationFn: ({ claim, input, expected }: Exclude<Checked, { problems: Problems }>) =>
      disputeChallenge(challenge.id, claim, input, expected),
    onSuccess: async () => {
      dropDraft(draft);
      await client.invalidateQueries({ queryKey: challengeQuery(challenge.slug).queryKey });
      onDone();
    },
  });
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    writeDraft(draft, next);
    if (!checks) return;
    const checked = check(challenge, next);
    setProblems("problems" in checked ? checked.problems : noProblems);
  };
  const messages = refusedFields(send.error).map(({ message }) => message);

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const checked = check(challenge, typed);
        setChecks(true);
        setProblems("problems" in checked ? checked.problems : noProblems);
        if (!("problems" in checked)) send.mutate(checked);
      }}
    >
      {send.isError && (
        <Banner live tone="stop" title="Couldn't send.">
          {messages.length > 0 ? messages.join(" ") : explain(send.error).sentence}
        </Banner>
      )}
      <Field
        label="What's wrong"
        hint="Name the sentence or the test, and say why."
        error={problems.claim ?? undefined}
      >
        <Textarea
          rows={3}
          maxLength={4000}
          value={typed.claim}
          onChange={(event) => change({ claim: event.target.value })}
        />
      </Field>
      <InputFields
        version={challenge.version}
        typed={typed.input}
        onTyped={(input) => change({ input })}
        problems={problems.input}
      />
      <Field
        label="What you expect"
        optional
        hint={
          challenge.version.function
            ? "JSON: the correct result for this input"
            : 'JSON rows: [[1, "Ada"], [2, null]]'
        }
        error={problems.expected ?? undefined}
      >
        <Textarea
          rows={1}
          spellCheck={false}
          value={typed.expected}
          onChange={(event) => change({ expected: event.target.value })}
          className="font-mono text-13 max-md:text-16"
        />
      </Field>
      <p className="text-13 text-muted">
        If staff confirm it, it becomes a test and all submissions are judged again. Your name
        appears next to it if your profile is public.
      </p>
      <div className="flex justify-end gap-2.5">
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
        <Button variant="primary" type="submit" pending={send.isPending}>
          Send counterexample
        </Button>
      </div>
    </form>
  );
}
