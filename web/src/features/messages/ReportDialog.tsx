import { useId, useState } from "react";
import { explain } from "@/lib/errors";
import { type ReportReason, reportReasonLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { RadioGroup } from "@/ui/RadioGroup";
import { Textarea } from "@/ui/Textarea";
import { useToast } from "@/ui/Toasts";
import { type Reported, reportPerson } from "./report";

type Props = { reported: Reported | null; onClose: () => void };

/** Puts a person or a message before staff: why, and what they should know. */
export function ReportDialog({ reported, onClose }: Props) {
  const { toast } = useToast();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState("");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = () => {
    setReason(null);
    setWords("");
    setIsSubmitted(false);
    setRefusal(null);
    onClose();
  };
  const send = async () => {
    setIsSubmitted(true);
    if (!reported || !reason) return;
    setPending(true);
    setRefusal(null);
    try {
      await reportPerson(reported, reason, words);
      toast({ message: "Report sent. Our staff will review it." });
      close();
    } catch (error) {
      setRefusal(explain(error).sentence);
    } finally {
      setPending(false);
    }
  };
  const what = reported?.messageId ? "this message" : (reported?.name ?? "");
  return (
    <Dialog
      open={reported !== null}
      onClose={close}
      title={`Report ${what}`}
      description="Our staff read the messages around it. The person you report doesn't learn who reported them."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={pending}>
            Send report
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          group
          label="What is wrong?"
          error={isSubmitted && !reason ? "Choose a reason." : undefined}
        >
          <RadioGroup
            options={Object.entries(reportReasonLabels).map(([value, label]) => ({ value, label }))}
            value={reason}
            onValueChange={(value) => {
              if (isReason(value)) setReason(value);
            }}
          />
        </Field>
        <Field label="What should we know?" optional>
          <Textarea
            rows={3}
            maxLength={2000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        {refusal && (
          <p role="alert" className="text-stop">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function isReason(value: string): value is ReportReason {
  return Object.hasOwn(reportReasonLabels, value);
}
