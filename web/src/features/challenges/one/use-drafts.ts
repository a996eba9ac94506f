import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ChallengeDetail } from "@/lib/database.types";
import { DraftSaver, type SaverState } from "@/lib/draft-saver";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { queryClient } from "@/lib/query-client";
import type { Language } from "@/lib/vocabulary.generated";
import { challengeQuery, saveDraft } from "../queries";

type Answer = { source: string };
/** What is written down in this browser until the server has it; `base` is the server's draft it was typed over. */
type LocalDraft = Answer & { base: string | null };

/** A draft that was saved elsewhere while this browser held another. */
export type OtherDraft = { source: string; updatedAt: string };

type Slot = { saver: DraftSaver<Answer>; text: string; elsewhere: OtherDraft | null };

/** What was written last is most likely what is written next. */
const languageKey = "challenge-language";
/** A save that failed is tried again after this long; at once when the network is back. */
const RETRY_MS = 10_000;

function draftName(challenge: ChallengeDetail, language: Language): string {
  return `challenge.${challenge.id}.${language}`;
}

/** What stood in the editor before the answer was touched. */
export function starterOf({ version }: ChallengeDetail, language: Language): string {
  const { starter } = version;
  // TypeScript may start from what JavaScript starts from.
  return starter[language] ?? (language === "typescript" ? starter.javascript : undefined) ?? "";
}

/** The server spells one moment in two ways: as JSON of the database and as an answer of a command. */
function isSameTime(a: string, b: string | null | undefined): boolean {
  return b != null && Date.parse(a) === Date.parse(b);
}

/** Whoever leaves the page and comes back finds what was saved, before the server is asked again. */
function noteDraft(
  slug: string,
  language: Language,
  draft: { source: string; updated_at: string },
): void {
  queryClient.setQueryData(
    challengeQuery(slug).queryKey,
    (known) => known && { ...known, drafts: { ...known.drafts, [language]: draft } },
  );
}

function openSlot(challenge: ChallengeDetail, language: Language): Slot {
  const stored = challenge.drafts[language] ?? null;
  const name = draftName(challenge, language);
  const local = readDraft<LocalDraft>(name);
  const before = stored?.source ?? starterOf(challenge, language);
  const text = local?.source ?? before;
  const other =
    local && stored && !isSameTime(stored.updated_at, local.base) && stored.source !== text;
  let base = stored?.updated_at ?? null;
  const saver: DraftSaver<Answer> = new DraftSaver<Answer>(
    {
      save: async ({ source }, version) => {
        if (source !== undefined) {
          ({ updated_at: base } = await saveDraft(challenge.id, language, source));
          noteDraft(challenge.slug, language, { source, updated_at: base });
        }
        return version + 1;
      },
      load: async () => ({ value: { source: before }, version: 0 }),
      // The last word wins: it is one person's text, and what was there before can be had back.
      isConflict: () => false,
      keep: (patch) => {
        if (patch?.source === undefined) dropDraft(name);
        else writeDraft(name, { source: patch.source, base } satisfies LocalDraft);
      },
      onMerged: () => undefined,
      later: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      now: Date.now,
    },
    { source: before },
    0,
    { source: text },
    true,
  );
  return {
    saver,
    text,
    elsewhere: other ? { source: stored.source, updatedAt: stored.updated_at } : null,
  };
}

/** The answer that is being written, one for each language, kept on the server by itself. */
export type Drafts = {
  language: Language;
  setLanguage: (language: Language) => void;
  text: string;
  setText: (text: string, language?: Language) => void;
  /** What stands in another language. */
  textOf: (language: Language) => string;
  state: SaverState<Answer>;
  retry: () => void;
  elsewhere: OtherDraft | null;
  /** Chooses between the two. */
  settle: (keep: "here" | "elsewhere") => void;
};

export function useDrafts(challenge: ChallengeDetail): Drafts {
  const [language, chooseLanguage] = useState(() => firstLanguage(challenge));
  const slots = useRef(new Map<Language, Slot>());
  const [, draw] = useState(0);
  const opened = (of: Language): Slot => {
    const known = slots.current.get(of);
    if (known) return known;
    const slot = openSlot(challenge, of);
    slots.current.set(of, slot);
    return slot;
  };
  const slot = opened(language);
  const state = useSyncExternalStore(slot.saver.subscribe, slot.saver.get);

  const setText = (text: string, of: Language = language) => {
    const target = opened(of);
    target.text = text;
    target.saver.update({ source: text });
    draw((count) => count + 1);
  };

  const { phase } = state;
  const { saver } = slot;
  useEffect(() => {
    const again = () => void saver.flush();
    if (phase === "unsaved") saver.setAuto(true);
    if (phase !== "failed") return;
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [phase, saver]);

  // What is still on its way is sent when one leaves for another page.
  useEffect(() => {
    const all = slots.current;
    return () => {
      for (const one of all.values()) void one.saver.flush();
    };
  }, []);

  return {
    language,
    setLanguage: (to) => {
      void saver.flush();
      writeDraft(languageKey, { language: to });
      chooseLanguage(to);
    },
    text: slot.text,
    setText,
    textOf: (of) => opened(of).text,
    state,
    retry: () => void saver.flush(),
    elsewhere: slot.elsewhere,
    settle: (keep) => {
      const other = slot.elsewhere;
      slot.elsewhere = null;
      if (keep === "elsewhere" && other) setText(other.source);
      else draw((count) => count + 1);
    },
  };
}

function firstLanguage({ drafts, languages, submissions }: ChallengeDetail): Language {
  const last = readDraft<{ language: Language }>(languageKey)?.language;
  const [drafted] = languages
    .filter((one) => drafts[one])
    .toSorted((a, b) => (drafts[b]?.updated_at ?? "").localeCompare(drafts[a]?.updated_at ?? ""));
  const [newest] = [drafted, submissions[0]?.language, last].filter(
    (one) => one !== undefined && languages.includes(one),
  );
  return newest ?? languages[0] ?? "javascript";
}
