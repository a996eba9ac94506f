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
          <Button onClick={onClose}>Cancel</Button>
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
        label="Reason"
        value={outcome}
        onValueChange={(value) => setOutcome(value === "closed" ? "closed" : "filled")}
        options={[
          { value: "filled", label: "Filled", hint: "You filled the position." },
          { value: "closed", label: "Closed", hint: "You're no longer hiring." },
        ]}
      />
      <p className="mt-4 text-muted">
        People can no longer find it. Candidates waiting for a decision get a notification. You can
        reopen it later.
      </p>
    </Dialog>
  );
}
