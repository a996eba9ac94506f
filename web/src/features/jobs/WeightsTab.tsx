import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { WeightsEditor } from "@/entities/match/WeightsEditor";
import type { Weight } from "@/entities/match/weights";
import type { EditableJob, MissingForPublish } from "@/lib/database.types";
import type { DraftSaver } from "@/lib/draft-saver";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { sameValue } from "@/lib/three-way";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { ActionBar, Section } from "@/ui/Page";
import { useToast } from "@/ui/Toasts";
import type { JobDraft } from "./job-form";
import { saveJob, weightsPreviewQuery } from "./queries";
import { WeightsEffect } from "./WeightsEffect";
import { editorRows, sumsUp, unmeasured, weightInputs } from "./weights";

type Props = {
  job: EditableJob;
  saver: DraftSaver<JobDraft>;
  /** What publishing needs once they are saved. */
  onMissing: (missing: MissingForPublish[]) => void;
  /** Why the effect cannot be shown; null when it can. */
  effectLocked: string | null;
};

/** The effect is asked for this long after the last move. */
const PAUSE_MS = 350;

/** How much each criterion counts, and whom that would bring to the top. Give it a `key` per stored weights. */
export function WeightsTab({ job, saver, onMissing, effectLocked }: Props) {
  const { toast } = useToast();
  const name = `weights.${job.id}`;
  const [stored] = useState(() => editorRows(job.weights, job.skills));
  const [rows, setRows] = useState(() => draftOf(name, stored) ?? stored);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const dirty = !sameValue(weightInputs(stored), weightInputs(rows));
  const inputs = useSettled(weightInputs(rows));
  const effect = useQuery({
    ...weightsPreviewQuery(job.id, inputs),
    enabled: effectLocked === null && sumsUp(rows),
  });

  const change = (next: Weight[]) => {
    setRows(next);
    writeDraft(name, { rows: next });
  };
  const reset = () => {
    setRows(stored);
    dropDraft(name);
  };
  const save = async () => {
    setSaving(true);
    setError(null);
    try {
      await saver.exclusive(async (version) => {
        const saved = await saveJob(job.id, { weights: weightInputs(rows) }, version);
        onMissing(saved.missing_for_publish);
        return saved.version;
      });
      dropDraft(name);
      toast({ message: "Weights saved. New candidates are scored with them." });
      await queryClient.invalidateQueries({ queryKey: ["jobs"] });
    } catch (failure) {
      setError(failure);
    } finally {
      setSaving(false);
    }
  };

  return (
    <>
      <div className="page grid gap-x-12 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Section
          title="Weights"
          aside={sumsUp(rows) ? "adds up to 100" : undefined}
          lede="Drag a divider, use the arrow keys, or enter a number. The others share the rest. Candidates see only roughly how much each counts."
        >
          <WeightsEditor weights={rows} onWeightsChange={change} disabled={saving} />
          {unmeasured(rows, job).length > 0 && (
            <Banner tone="wait" className="mt-5">
              {unmeasured(rows, job)
                .map((one) => one.sentence)
                .join(" ")}
            </Banner>
          )}
          {error !== null && (
            <Banner tone="stop" live className="mt-5">
              {explain(error).sentence} Your weights are stored in this browser.
            </Banner>
          )}
        </Section>
        <WeightsEffect query={effect} locked={effectLocked} rows={rows} />
      </div>
      <ActionBar
        label="Save the weights"
        note={
          <span role="status">
            {dirty ? "Not saved yet, stored in this browser" : "All changes saved"}
          </span>
        }
      >
        {dirty && <Button onClick={reset}>Reset to saved</Button>}
        <Button
          variant="primary"
          pending={saving}
          disabled={!dirty || !sumsUp(rows)}
          onClick={() => void save()}
        >
          Save weights
        </Button>
      </ActionBar>
    </>
  );
}

/** Unsaved weights of before, when they are still about the same criteria. */
function draftOf(name: string, stored: Weight[]): Weight[] | null {
  const rows = readDraft<{ rows: Weight[] }>(name)?.rows;
  if (!Array.isArray(rows) || !sumsUp(rows)) return null;
  const keys = (list: Weight[]) => list.map((row) => row.key).sort();
  return sameValue(keys(rows), keys(stored)) ? rows : null;
}

/** A value once it has stood still for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
