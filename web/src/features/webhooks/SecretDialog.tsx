import { Button } from "@/ui/Button";
import { CopyLine } from "@/ui/CopyLine";
import { Dialog } from "@/ui/Dialog";

type Props = {
  /** Null while there is none to show. */
  secret: string | null;
  onClose: () => void;
};

/** A webhook's secret, the one time that it is shown. */
export function SecretDialog({ secret, onClose }: Props) {
  return (
    <Dialog
      open={secret !== null}
      onClose={onClose}
      dismissable={false}
      title="Copy the signing secret"
      description="It's shown once. Your receiver checks with it that an event comes from Devproof."
      footer={
        <Button variant="primary" onClick={onClose}>
          I've copied it
        </Button>
      }
    >
      <CopyLine label="Signing secret" text={secret ?? ""} copy="Copy the secret" />
    </Dialog>
  );
}
