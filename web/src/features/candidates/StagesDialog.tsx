import { useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { CandidateStage } from "@/lib/database.types";
import { type StageKind, stageKindLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { IconButton } from "@/ui/IconButton";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import { useToast } from "@/ui/Toasts";
import { candidateLists, saveStages } from "./queries";
import { canMove, MAX_NAME, MOST_STAGES, moved, problemOf, type StageDraft } from "./stage-drafts";

type Props = {
  open: boolean;
  stages: readonly CandidateStage[];
  onClose: () => void;
};

/** The company's stages: their names, their order, new ones, and those that are no longer needed. */
export function StagesDialog({ open, stages, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Stages"
      description="Candidates never see these names. They see “In process”, “Hired” or “Closed”."
    >
      {open && <StagesForm stages={stages} onClose={onClose} />}
    </Dialog>
  );
}

function StagesForm({ stages, onClose }: Omit<Props, "open">) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState<StageDraft[]>(() =>
    stages.map(({ id, name, kind }) => ({ key: id, id, name, kind })),
  );
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const problem = problemOf(drafts);

  const change = (key: string, to: Partial<StageDraft>) =>
    setDrafts((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const save = async () => {
    setIsSubmitted(true);
    if (problem || isSaving) return;
    setIsSaving(true);
    const left = new Set(drafts.map(({ id }) => id));
    try {
      await saveStages(
        drafts.map(({ id, name, kind }) => ({ ...(id && { id }), name, kind })),
        stages.map(({ id }) => id).filter((id) => !left.has(id)),
      );
      toast({ message: "Stages saved." });
      onClose();
    } catch (error) {
      showError(error);
    } finally {
      setIsSaving(false);
      void client.invalidateQueries({ queryKey: ["candidates", "filters"] });
      void client.invalidateQueries({ queryKey: candidateLists });
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ol aria-label="Stages" className="grid gap-2">
        {drafts.map((draft, index) => (
          <li key={draft.key} className="flex flex-wrap items-center gap-1.5">
            <Input
              aria-label={`Name of stage ${index + 1}`}
              value={draft.name}
              maxLength={MAX_NAME}
              onChange={(event) => change(draft.key, { name: event.target.value })}
              className="min-w-0 grow basis-40"
            />
            <Select
              aria-label={`Kind of stage ${index + 1}`}
              value={draft.kind}
              // What became of those who were there is said by it.
              disabled={draft.id !== null}
              onChange={(event) => change(draft.key, { kind: event.target.value as StageKind })}
              options={Object.entries(stageKindLabels).map(([value, label]) => ({ value, label }))}
              className="w-32"
            />
            <span className="flex">
              {([-1, 1] as const).map((by) => (
                <IconButton
                  key={by}
                  label={`Move ${draft.name || "this stage"} ${by < 0 ? "up" : "down"}`}
                  icon={
                    by < 0 ? (
                      <ArrowUp size={16} strokeWidth={1.5} />
                    ) : (
                      <ArrowDown size={16} strokeWidth={1.5} />
                    )
                  }
                  disabled={!canMove(drafts, index, by)}
                  onClick={() => setDrafts(moved(drafts, index, by))}
                />
              ))}
              <IconButton
                label={`Remove ${draft.name || "this stage"}`}
                icon={<Trash2 size={16} strokeWidth={1.5} />}
                onClick={() => {
                  setDrafts(drafts.filter((one) => one.key !== draft.key));
                  form.current?.querySelector<HTMLElement>("input")?.focus();
                }}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="text-13 text-muted">
        You can have {MOST_STAGES} stages. A stage can be removed when no candidate is in it. The
        kind of a saved stage can't change.
      </p>
      <p aria-live="polite" className="text-13 text-stop empty:hidden">
        {isSubmitted ? problem : null}
      </p>
      <div className="flex flex-wrap justify-between gap-2.5">
        <Button
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          disabled={drafts.length >= MOST_STAGES}
          onClick={() =>
            setDrafts([
              ...drafts,
              { key: crypto.randomUUID(), id: null, name: "", kind: "interview" },
            ])
          }
        >
          Add stage
        </Button>
        <Button type="submit" variant="primary" pending={isSaving}>
          Save stages
        </Button>
      </div>
    </form>
  );
}
