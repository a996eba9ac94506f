import { useState } from "react";
import type { ChallengeDetail } from "@/lib/database.types";
import { type Language, languageLabels } from "@/lib/vocabulary.generated";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { MarkdownText } from "@/ui/MarkdownText";
import { Select } from "@/ui/Select";

/** The reference solution and its explanation, for who has solved it. */
export function SolutionView({ challenge }: { challenge: ChallengeDetail }) {
  const { solutions, explanation, completion, languages } = challenge;
  const written = languages.filter((one) => solutions?.[one] !== undefined);
  const [language, setLanguage] = useState<Language | undefined>(
    written.find((one) => one === completion?.language) ?? written[0],
  );
  if (!solutions) return null;
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      {explanation && <MarkdownText small text={explanation} headingLevel={3} />}
      {language && (
        <div className="min-w-0">
          {written.length > 1 && (
            <Select
              quiet
              aria-label="Language of the reference"
              value={language}
              onChange={(event) => setLanguage(event.target.value as Language)}
              options={written.map((one) => ({ value: one, label: languageLabels[one] }))}
              className="mb-2 -ml-2.5"
            />
          )}
          <CodeEditor
            readOnly
            label={`Reference solution, ${languageLabels[language]}`}
            language={language}
            value={(solutions[language] ?? "").trimEnd()}
            className="border border-line"
          />
        </div>
      )}
    </div>
  );
}
