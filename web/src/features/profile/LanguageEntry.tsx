import type { SpokenLanguage } from "@/lib/database.types";
import { fluencyLabels } from "@/lib/vocabulary.generated";

/** A language and how well somebody speaks it, as the content of a row. */
export function LanguageEntry({ language: { name, fluency } }: { language: SpokenLanguage }) {
  return (
    <>
      <span className="min-w-0 grow truncate">
        <bdi>{name}</bdi>
      </span>
      {fluency && <span className="shrink-0 text-muted">{fluencyLabels[fluency]}</span>}
    </>
  );
}
