import { useState } from "react";
import { explain } from "@/lib/errors";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";

type Props = {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** What comes of it. */
  warning: string;
  /** On the button that changes nothing. */
  keep: string;
  /** On the button that does it. */
  does: string;
  act: () => Promise<unknown>;
};

/** A question before something that can't be undone. A refusal is explained in place. */
export function ConfirmDialog({ open, onClose, title, warning, keep, does, act }: Props) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = () => {
    setRefusal(null);
    onClose();
  };
  const run = async () => {
    setPending(true);
    setRefusal(null);
    try {
      await act();
      close();
    } catch (error) {
      setRefusal(explain(error).sentence);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button onClick={close}>{keep}</Button>
          <Button variant="danger" pending={pending} onClick={() => void run()}>
            {does}
          </Button>
        </>
      }
    >
      <p>{warning}</p>
      {refusal && (
        <p role="alert" className="mt-3 text-stop">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}
