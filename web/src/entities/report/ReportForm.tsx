import { useId, useState } from "react";
import { explain } from "@/lib/errors";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { RadioGroup } from "@/ui/RadioGroup";
import { Textarea } from "@/ui/Textarea";
import { useToast } from "@/ui/Toasts";

type Props<Reason extends string> = {
  open: boolean;
  title: string;
  /** What our staff see, and what the other side learns. */
  description: string;
  reasons: Record<Reason, string>;
  onSend: (reason: Reason, words: string) => Promise<unknown>;
  onClose: () => void;
};

/** A dialog that puts something before staff: why, and what they should know. */
export function ReportForm<Reason extends string>({
  open,
  title,
  description,
  reasons,
  onSend,
  onClose,
}: Props<Reason>) {
  const { toast } = useToast();
  const formId = useId();
  const [reason, setReason] = useState<Reason | null>(null);
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
    if (!reason) return;
    setPending(true);
    setRefusal(null);
    try {
      await onSend(reason, words);
      toast({ message: "Report sent. Our staff will review it." });
      close();
    } catch (error) {
      setRefusal(explain(error).sentence);
    } finally {
      setPending(false);
    }
  };
  const isReason = (value: string): value is Reason => Object.hasOwn(reasons, value);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
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
            options={Object.entries<string>(reasons).map(([value, label]) => ({ value, label }))}
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
