import { useEffect, useState } from "react";
import type { Computed, Part, Turn } from "@/entities/interview/answer";
import type { SaverState } from "@/lib/draft-saver";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { isCode } from "@/lib/errors";
import { sameValue } from "@/lib/three-way";
import { useSaver } from "@/lib/use-saver";
import { saveInterview } from "../queries";
import { beginPart, type LocalPart, storedInstead } from "./part";

/** One part of the interview as it stands here. */
export type PartSaving<T> = {
  value: T;
  set: (value: T) => void;
  state: SaverState<{ value: T }>;
  flush: () => Promise<boolean>;
  /** What was written here when another device saved the same part: theirs is shown, this is kept. */
  mine: T | null;
  /** Takes mine instead of theirs. */
  putBack: () => void;
  dropMine: () => void;
};

export type Saved = {
  part: Part;
  value: unknown;
  revision: number;
  computed?: Computed[] | undefined;
  /** What the interviewer says to it. */
  turns?: Turn[] | undefined;
};

type Options<T> = {
  attemptId: string;
  part: Part;
  /** What the server holds, and under which revision; followed as it changes. */
  stored: T;
  revision: number;
  onSaved: (saved: Saved) => void;
  /** Shows that another device's change came in. */
  onFollowed: () => void;
  /** Where both changed: `ask` shows theirs and keeps mine, `mine` goes on with mine. */
  contested?: "ask" | "mine";
};

/** Saves one part by itself, follows other devices, and loses neither where both wrote. */
export function usePart<T>({
  attemptId,
  part,
  stored,
  revision,
  onSaved,
  onFollowed,
  contested = "ask",
}: Options<T>): PartSaving<T> {
  const name = `interview.${attemptId}.${part}`;
  const mineName = `${name}.mine`;
  const [beginning] = useState(() => beginPart(stored, revision, readDraft<LocalPart<T>>(name)));
  const [form, setForm] = useState({ value: beginning.value });
  // The newest last: each is looked at in its turn, so that none takes the place of another.
  const [aside, setAside] = useState<T[]>(() => {
    const before = readDraft<{ values: T[] }>(mineName)?.values ?? [];
    return beginning.mine === null ? before : [...before, beginning.mine];
  });
  const mine = aside.at(-1) ?? null;
  const dropMine = () => setAside(aside.slice(0, -1));
  useEffect(() => {
    if (aside.length === 0) dropDraft(mineName);
    else writeDraft(mineName, { values: aside });
  }, [aside, mineName]);

  const { state, flush, saver } = useSaver(form, {
    stored: { value: stored },
    version: revision,
    save: async (_, version, whole) => {
      const saved = await saveInterview(attemptId, part, whole.value, version);
      const { computed, turns } = saved;
      onSaved({ part, value: whole.value, revision: saved.revision, computed, turns });
      return saved.revision;
    },
    isConflict: (error) => isCode(error, "conflict"),
    load: async (refusal) => {
      const instead = storedInstead<T>(refusal);
      if (!instead) throw refusal;
      onSaved({ part, value: instead.value, revision: instead.version });
      return { value: { value: instead.value }, version: instead.version };
    },
    onMerged: (merged) => {
      setForm(merged);
      onFollowed();
    },
    keep: (patch, version) =>
      patch?.value === undefined
        ? dropDraft(name)
        : writeDraft(name, { value: patch.value, revision: version } satisfies LocalPart<T>),
  });
  useEffect(() => saver.receive({ value: stored }, revision), [saver, stored, revision]);
  // Store the local version before the other device's version replaces it.
  if (state.phase === "contested" && contested === "ask" && !sameValue(mine, form.value)) {
    setAside([...aside, form.value]);
  }
  useEffect(() => {
    if (state.phase === "contested") saver.resolve(contested === "mine" ? "mine" : "theirs");
  }, [saver, state.phase, contested]);

  const set = (value: T) => setForm({ value });
  return {
    value: form.value,
    set,
    state,
    flush,
    mine,
    putBack: () => {
      if (mine === null) return;
      set(mine);
      dropMine();
    },
    dropMine,
  };
}
