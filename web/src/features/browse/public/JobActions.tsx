import { stillOpen } from "@/entities/undo/undo";
import type { JobContent } from "@/lib/database.types";
import { useKeys } from "@/lib/keys/use-keys";
import type { InteractionStatus } from "@/lib/vocabulary.generated";
import { DecisionBar } from "../DecisionBar";
import { RecentDecisions } from "../RecentDecisions";
import { useDecisions } from "../use-decisions";
import { useNextQuota } from "../use-next-quota";

/** What a seeker can do with a job on its own page: the same as in the list, with the same keys. */
export function JobActions({ job }: { job: JobContent }) {
  const { recent, decide, undo, toggleSaved } = useDecisions();
  const choice = useNextQuota("discover");

  const act = (kind: InteractionStatus, words: string | null) => {
    if (job.interaction || job.status !== "open") return;
    const chargedQuota = choice.consume();
    if (chargedQuota) void decide(job, kind, words, { source: "link", chargedQuota: chargedQuota });
  };
  const save = () => void toggleSaved(job);

  useKeys("This job", [
    { keys: ["I"], does: "Interested", run: () => act("interested", null) },
    { keys: ["N"], does: "Not interested", run: () => act("not_interested", null) },
    { keys: ["S"], does: "Save or unsave", run: save },
    { keys: ["B"], does: "Use a bonus after your daily limit", run: choice.toggleBonus },
    {
      keys: ["U"],
      does: "Undo the last decision, within 10 seconds",
      run: () => {
        const [latest] = stillOpen(recent, Date.now());
        if (latest) void undo(latest);
      },
    },
  ]);

  return (
    <div className="sticky bottom-(--foot-height) z-sticky">
      <RecentDecisions recent={recent} onUndo={(one) => void undo(one)} />
      <DecisionBar
        job={job}
        quota="discover"
        choice={choice}
        jobInFront
        onDecide={act}
        onSave={save}
      />
    </div>
  );
}
