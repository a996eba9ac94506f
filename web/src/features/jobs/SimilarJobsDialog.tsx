import type { SimilarJob } from "@/lib/database.types";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { SimilarJobLinks } from "./SimilarJobLinks";

type Props = {
  /** The open jobs that are nearly repeated; null while the dialog is closed. */
  similar: SimilarJob[] | null;
  onClose: () => void;
  onPublish: () => void;
};

/** Before a job is published that is nearly an open one. The employer may go on. */
export function SimilarJobsDialog({ similar, onClose, onPublish }: Props) {
  return (
    <Dialog
      open={similar !== null}
      onClose={onClose}
      title="You already have a job like this"
      description="Candidates would see both. Their titles, skills and places are nearly the same."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onPublish}>
            Publish anyway
          </Button>
        </>
      }
    >
      <p>
        <SimilarJobLinks similar={similar ?? []} />
      </p>
    </Dialog>
  );
}
