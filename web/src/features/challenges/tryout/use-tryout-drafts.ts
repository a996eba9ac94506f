import { useState } from "react";
import type { ChallengeDetail } from "@/lib/database.types";
import { readDraft, writeDraft } from "@/lib/drafts";
import type { Language } from "@/lib/vocabulary.generated";
import { type Drafts, starterOf } from "../one/use-drafts";

type Kept = { language: Language; texts: Partial<Record<Language, string>> };

/** Nothing is on its way to a server: the draft is in this browser at once. */
const state: Drafts["state"] = { phase: "saved", savedAt: null, error: null, contested: [] };

/** The answer that a visitor writes, one for each language, kept in this browser alone. */
export function useTryoutDrafts(challenge: ChallengeDetail): Drafts {
  const name = `tryout.${challenge.slug}`;
  const [kept, setKept] = useState((): Kept => {
    const stored = readDraft<Kept>(name);
    const language = challenge.languages.find((one) => one === stored?.language);
    return {
      language: language ?? challenge.languages[0] ?? "javascript",
      texts: stored?.texts ?? {},
    };
  });
  const keep = (next: Kept) => {
    setKept(next);
    writeDraft(name, next);
  };
  const { language, texts } = kept;
  const textOf = (of: Language) => texts[of] ?? starterOf(challenge, of);
  return {
    language,
    setLanguage: (to) => keep({ ...kept, language: to }),
    text: textOf(language),
    setText: (text, of = language) => keep({ language, texts: { ...texts, [of]: text } }),
    textOf,
    state,
    retry: () => undefined,
    elsewhere: null,
    settle: () => undefined,
  };
}
