import type { SaverState } from "@/lib/draft-saver";
import { explain } from "@/lib/errors";
import { Button } from "@/ui/Button";
import type { JobDraft } from "./job-form";

type Props = {
  state: SaverState<JobDraft>;
  /** It saves by itself. */
  auto: boolean;
  onRetry: () => void;
};

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });

/** Where the typed stands: saved, on its way, or not, and why. */
export function SaveNote({ state, auto, onRetry }: Props) {
  return (
    <span role="status" className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {state.phase === "failed" ? (
        <>
          <span className="text-stop">Not saved. {explain(state.error).sentence}</span>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : (
        words(state, auto)
      )}
    </span>
  );
}

function words({ phase, savedAt }: SaverState<JobDraft>, auto: boolean): string {
  if (phase === "saving") return "Saving";
  if (phase === "contested") return "Not saved: resolve the conflicts above";
  if (phase === "unsaved")
    return auto ? "Not saved yet" : "Unsaved changes, stored in this browser";
  if (savedAt !== null) return `All changes saved at ${clock.format(savedAt)}`;
  return auto ? "Saves automatically" : "No changes";
}
