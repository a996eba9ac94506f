import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Interest } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { interestsQuery, withdrawInterest } from "./queries";

type Props = { interest: Interest | null; onClose: () => void };

/** What must be typed: withdrawing cannot be taken back. */
const WORD = "withdraw";

export function WithdrawDialog({ interest, onClose }: Props) {
  return (
    <Dialog
      open={interest !== null}
      onClose={onClose}
      exitMs={0}
      title="Withdraw your interest"
      description={interest ? `${interest.title}, ${interest.company.name}` : undefined}
    >
      {interest && <WithdrawForm id={interest.id} onDone={onClose} />}
    </Dialog>
  );
}

function WithdrawForm({ id, onDone }: { id: string; onDone: () => void }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const withdrawing = useMutation({
    mutationFn: withdrawInterest,
    onSettled: () => client.invalidateQueries({ queryKey: interestsQuery.queryKey }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["browse", "one"] });
      onDone();
    },
  });
  const right = typed.trim().toLowerCase() === WORD;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!right);
        if (right) withdrawing.mutate(id);
      }}
    >
      <p>
        The company no longer sees you for this job. You can't undo this. The job won't return to
        your list, and you don't get the decision back.
      </p>
      {withdrawing.isError && (
        <Banner tone="stop" live>
          {explain(withdrawing.error).sentence}
        </Banner>
      )}
      <Field
        label={`Type “${WORD}” to continue`}
        error={missing && !right ? `Type the word ${WORD}.` : undefined}
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2.5">
        <Button onClick={onDone}>Keep interest</Button>
        <Button type="submit" variant="danger" pending={withdrawing.isPending}>
          Withdraw
        </Button>
      </div>
    </form>
  );
}
