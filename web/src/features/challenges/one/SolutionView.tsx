import { lazy, Suspense, useState } from "react";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { type CodeLanguage, languageWords } from "@/ui/code/languages";
import { Select } from "@/ui/Select";
import { SkeletonText } from "@/ui/Skeleton";
import type { Challenge } from "../types";

const Markdown = lazy(() =>
  import("@/ui/Markdown").then(({ Markdown }) => ({ default: Markdown })),
);

/** The reference solution and its explanation, for who has solved it. */
export function SolutionView({ challenge }: { challenge: Challenge }) {
  const { solved, languages } = challenge;
  const written = languages.filter((one) => solved?.solutions[one] !== undefined);
  const [language, setLanguage] = useState<CodeLanguage | undefined>(
    written.find((one) => one === solved?.language) ?? written[0],
  );
  if (!solved) return null;
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      {solved.explanation && (
        <Suspense fallback={<SkeletonText lines={5} />}>
          <Markdown small text={solved.explanation} headingLevel={3} />
        </Suspense>
      )}
      {language && (
        <div className="min-w-0">
          {written.length > 1 && (
            <Select
              quiet
              aria-label="Language of the reference"
              value={language}
              onChange={(event) => setLanguage(event.target.value as CodeLanguage)}
              options={written.map((one) => ({ value: one, label: languageWords[one] }))}
              className="mb-2 -ml-2.5"
            />
          )}
          <CodeEditor
            readOnly
            label="Reference solution"
            language={language}
            value={(solved.solutions[language] ?? "").trimEnd()}
            className="border border-line"
          />
        </div>
      )}
    </div>
  );
}
