import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import type { Missing } from "./missing";

type Props = {
  open: boolean;
  onClose: () => void;
  missing: Missing[];
  onGo: (missing: Missing) => void;
  left: string;
  isPractice: boolean;
  finish: { run: () => void; pending: boolean; sentence: string | null };
};

/** A last look: what is not there yet, and where to do it. Nothing of it keeps one from finishing. */
export function FinishDialog({ open, onClose, missing, onGo, left, isPractice, finish }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Review before you finish"
      description={
        isPractice
          ? `${left}. Your answers are scored for you only. You can't continue afterwards.`
          : `${left}. Your answers are scored as they are. You can't continue afterwards. The score is hidden until you show it.`
      }
      footer={
        <>
          <Button onClick={onClose}>Continue</Button>
          <Button variant="primary" pending={finish.pending} onClick={finish.run}>
            Finish and view score
          </Button>
        </>
      }
    >
      {missing.length === 0 ? (
        <p>Every phase has notes, every quantity has an estimate, and the drill is done.</p>
      ) : (
        <>
          <h3 className="mb-1.5 text-14">Still missing</h3>
          <ul aria-label="Still missing" className="border-line border-t">
            {missing.map((one) => (
              <li
                key={one.text}
                className="flex items-baseline justify-between gap-4 border-line border-b py-2"
              >
                <span>{one.text}</span>
                <button
                  type="button"
                  aria-label={`Go to: ${one.text}`}
                  onClick={() => onGo(one)}
                  className="shrink-0 rounded-tag text-action hover:underline"
                >
                  Go to
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {finish.sentence && (
        <Banner tone="stop" live title="Couldn't finish." className="mt-4">
          {finish.sentence}
        </Banner>
      )}
    </Dialog>
  );
}
