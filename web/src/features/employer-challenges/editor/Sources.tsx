import { useState } from "react";
import { isCompiled } from "@/entities/language/limits";
import { type Language, languageLabels } from "@/lib/vocabulary.generated";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { Tabs } from "@/ui/Tabs";
import type { PartProps } from "./part";
import { problemAt } from "./problem-words";

type Props = PartProps & { languages: Language[] };

/** What the candidate begins with and, for the judge's check alone, a right answer: in each language. */
export function Sources({ document, set, problems, languages }: Props) {
  const [shown, setShown] = useState<string>(languages[0] ?? "");
  const current = languages.find((one) => one === shown) ?? languages[0];
  if (!current) return <p className="mt-4 text-stop">Choose at least one language.</p>;
  const write = (member: "starter" | "solutions", language: Language, text: string) => {
    const { [language]: _, ...others } = document[member] ?? {};
    // An empty solution is none, and so is a starter that the server makes; any other empty starter is its to refuse.
    set({
      [member]:
        text.trim() === "" && (member === "solutions" || isCompiled(language))
          ? emptied(others)
          : { ...others, [language]: text },
    });
  };
  return (
    <div className="mt-5">
      <Tabs
        label="Language"
        value={current}
        onValueChange={setShown}
        tabs={languages.map((language) => ({
          key: language,
          label: languageLabels[language],
          content: (
            <div className="grid gap-5 pt-4">
              <Program
                title="Starter"
                hint={
                  isCompiled(language)
                    ? "Shown to the candidate at the start. If you leave it empty, it is made from the function's types."
                    : "Shown to the candidate at the start."
                }
                error={problemAt(problems, `/starter/${language}`)}
                language={language}
                value={document.starter?.[language] ?? ""}
                onChange={(text) => write("starter", language, text)}
              />
              <Program
                title="Reference solution"
                hint="Optional. Judged when you publish to check that the tests can pass. Never shown to candidates."
                error={problemAt(problems, `/solutions/${language}`)}
                language={language}
                value={document.solutions?.[language] ?? ""}
                onChange={(text) => write("solutions", language, text)}
              />
            </div>
          ),
        }))}
      />
    </div>
  );
}

function emptied(others: Record<string, string>): Record<string, string> | undefined {
  return Object.keys(others).length > 0 ? others : undefined;
}

type ProgramProps = {
  title: string;
  hint: string;
  error: string | undefined;
  language: Language;
  value: string;
  onChange: (text: string) => void;
};

function Program({ title, hint, error, language, value, onChange }: ProgramProps) {
  return (
    <div>
      <p className="mb-1.5 font-semibold">{title}</p>
      <CodeEditor
        label={`${title}, ${languageLabels[language]}`}
        language={language}
        value={value}
        onValueChange={onChange}
        className="h-48 overflow-hidden rounded-control border border-line-field"
      />
      <p className={error ? "mt-1.5 text-13 text-stop" : "mt-1.5 text-13 text-muted"}>
        {error ?? hint}
      </p>
    </div>
  );
}
