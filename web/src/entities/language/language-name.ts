import { isOneOf } from "@/lib/vocabulary";
import { languageLabels } from "@/lib/vocabulary.generated";

/** The name of a language. One that is newer than this page keeps the server's spelling. */
export function languageName(language: string): string {
  return isOneOf(languageLabels, language) ? languageLabels[language] : language;
}
