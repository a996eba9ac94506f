import { useState } from "react";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { RadioGroup } from "@/ui/RadioGroup";

type Props = {
  /** The job's title; null while the dialog is closed. */
  title: string | null;
  onClose: () => void;
  onEnd: (outcome: "filled" | "closed") => void;
};

/** How a job ends. It can be opened again, so nothing is asked twice. */
export function CloseJobDialog({ title, onClose, onEnd }: Props) {
  const [outcome, setOutcome] = useState<"filled" | "closed">("filled");
  return (
    <Dialog
      open={title !== null}
      onClose={onClose}
      title="Close this job"
      description={title ?? undefined}
      footer={
        <>
          <Button onClick={onClose}>Leave it as it is</Button>
          <Button
            variant="primary"
            onClick={() => {
              onEnd(outcome);
              onClose();
            }}
          >
            {outcome === "filled" ? "Close as filled" : "Close without hiring"}
          </Button>
        </>
      }
    >
      <RadioGroup
        blocks
        label="How it ends"
        value={outcome}
        onValueChange={(value) => setOutcome(value === "closed" ? "closed" : "filled")}
        options={[
          { value: "filled", label: "Filled", hint: "Somebody took the job." },
          { value: "closed", label: "Closed", hint: "You are not looking any more." },
        ]}
      />
      <p className="mt-4 text-muted">
        Nobody new finds it, and those who still wait are told. You can open it again later.
      </p>
    </Dialog>
  );
}
