import { Bookmark, Ellipsis } from "lucide-react";
import { useState } from "react";
import type { JobCard } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import {
  type DailyQuota,
  type InteractionStatus,
  jobStatusLabels,
} from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { IconButton } from "@/ui/IconButton";
import { Menu } from "@/ui/Menu";
import { ActionBar } from "@/ui/Page";
import { TextLink } from "@/ui/TextLink";
import { interactionSentence } from "./interaction-label";
import { LateNoteDialog } from "./LateNoteDialog";
import { QuotaNote } from "./QuotaNote";
import { useDailyQuotas } from "./use-daily-quotas";
import type { NextQuota } from "./use-next-quota";

type Props = {
  job: JobCard | null;
  /** The counter that a decision here is taken from. */
  quota: DailyQuota;
  choice: NextQuota;
  /** On a phone the buttons stand only where the job is in front. */
  jobInFront: boolean;
  onDecide: (kind: InteractionStatus, words: string | null) => void;
  onSave: () => void;
};

/** Stuck to the bottom: what is left today, and what can be done with the open job. */
export function DecisionBar({
  job,
  quota,
  choice: { bonusOffered, bonusChosen, toggleBonus },
  jobInFront,
  onDecide,
  onSave,
}: Props) {
  const [asking, setAsking] = useState<InteractionStatus | null>(null);
  const quotas = useDailyQuotas();
  const spent = quotas?.[quota].left === 0 && !bonusChosen;
  const open = job?.status === "open";

  return (
    <>
      <ActionBar
        label="Decide on this job"
        note={
          <div className="flex items-center justify-between gap-3">
            <QuotaNote quota={quota} bonusChosen={bonusChosen} />
            {/* On a phone the two great buttons have a line of their own. */}
            {job && jobInFront && (
              <span className="flex shrink-0 gap-2.5 md:hidden">
                <Aside job={job} spent={spent} onAsk={setAsking} onSave={onSave} />
              </span>
            )}
          </div>
        }
        className={cx(
          // A thumb decides here.
          "max-md:*:w-full max-md:[&_button]:min-h-12 max-md:[&_button]:min-w-12",
          !jobInFront && "max-md:[&>div:last-child]:hidden",
        )}
      >
        {job?.interaction && (
          <p className="self-center text-muted">
            {interactionSentence(job.interaction)}
            {job.interaction.status === "interested" && (
              <>
                {" "}
                <TextLink underlined href={`${paths.browseJobs}?tab=interests`}>
                  Interests
                </TextLink>
              </>
            )}
          </p>
        )}
        {job && !job.interaction && !open && (
          <p className="self-center text-muted">
            {jobStatusLabels[job.status]}: this job no longer accepts interest.
          </p>
        )}
        {job && (
          <span className="contents max-md:hidden">
            <Aside job={job} spent={spent} onAsk={setAsking} onSave={onSave} />
          </span>
        )}
        {job && !job.interaction && open && bonusOffered && (
          <Button keyHint="B" variant={bonusChosen ? "secondary" : "primary"} onClick={toggleBonus}>
            {bonusChosen ? "Keep bonus" : "Use bonus"}
          </Button>
        )}
        {job && !job.interaction && open && !(bonusOffered && !bonusChosen) && (
          <>
            <Button keyHint="N" disabled={spent} onClick={() => onDecide("not_interested", null)}>
              Not interested
            </Button>
            <Button
              variant="primary"
              keyHint="I"
              disabled={spent}
              onClick={() => onDecide("interested", null)}
            >
              Interested
            </Button>
          </>
        )}
      </ActionBar>
      <LateNoteDialog
        asking={asking}
        job={job}
        onClose={() => setAsking(null)}
        onSend={(words) => {
          if (asking) onDecide(asking, words);
          setAsking(null);
        }}
      />
    </>
  );
}

type AsideProps = {
  job: JobCard;
  spent: boolean;
  onAsk: (kind: InteractionStatus) => void;
  onSave: () => void;
};

/** What costs nothing, and the ways to say more with a decision. */
function Aside({ job, spent, onAsk, onSave }: AsideProps) {
  const reason = spent ? "none left today" : undefined;
  return (
    <>
      {!job.interaction && job.status === "open" && (
        <Menu
          trigger={
            <IconButton
              outlined
              label="More ways to decide"
              icon={<Ellipsis size={16} strokeWidth={1.5} />}
            />
          }
          groups={[
            [
              {
                label: "Interested, with a note",
                onSelect: () => onAsk("interested"),
                disabledReason: reason,
              },
              {
                label: "Not interested, with a reason",
                onSelect: () => onAsk("not_interested"),
                disabledReason: reason,
              },
            ],
          ]}
        />
      )}
      <Button
        keyHint="S"
        aria-pressed={job.saved}
        icon={
          <Bookmark
            size={16}
            strokeWidth={1.5}
            aria-hidden
            fill={job.saved ? "currentColor" : "none"}
          />
        }
        onClick={onSave}
      >
        {job.saved ? "Saved" : "Save"}
      </Button>
    </>
  );
}
