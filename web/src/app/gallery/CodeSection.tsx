import { useState } from "react";
import { VerdictStrip } from "@/entities/verdict/VerdictStrip";
import type { Language } from "@/lib/vocabulary.generated";
import { languageLabels, languageValues } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LockedState } from "@/ui/LockedState";
import { Select } from "@/ui/Select";
import { Loading, SkeletonBar } from "@/ui/Skeleton";
import { Switch } from "@/ui/Switch";
import { GallerySection, Specimen } from "./Specimen";
import { sampleCode, sampleStrip, stripBeforeIt, stripOfSixty } from "./sample-code";

const limits = { timeMs: 2000, memoryMb: 128 };
const mark = [{ line: 3, note: "ZeroDivisionError: integer division or modulo by zero" }];

/** What answers are written and read in. */
export function CodeSection() {
  const [language, setLanguage] = useState<Language>("typescript");
  const [code, setCode] = useState(sampleCode);
  const [completion, setCompletion] = useState(false);
  const [selected, setSelected] = useState(9);
  return (
    <GallerySection title="Code and verdicts">
      <Specimen name="CodeEditor">
        <div className="flex flex-wrap items-center gap-4 pb-2">
          <Select
            quiet
            aria-label="Language"
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
            options={languageValues.map((one) => ({
              value: one,
              label: languageLabels[one],
            }))}
          />
          <Switch checked={completion} onCheckedChange={setCompletion} label="Completion" />
        </div>
        <CodeEditor
          label={`Sample, ${languageLabels[language]}`}
          language={language}
          value={code[language]}
          onValueChange={(text) => setCode({ ...code, [language]: text })}
          completion={completion}
          className="h-64 border border-line"
        />
      </Specimen>
      <div className="grid content-start gap-8">
        <Specimen name="CodeEditor: to read, with the line that failed">
          <CodeEditor
            readOnly
            label="An attempt"
            language="python"
            value={sampleCode.python}
            marks={mark}
            className="h-48 border border-line"
          />
        </Specimen>
        <Specimen name="CodeEditor: empty">
          <CodeEditor
            label="Nothing written"
            language="sql"
            value=""
            className="h-20 border border-line"
          />
        </Specimen>
      </div>
      <Specimen name="VerdictStrip lg: full">
        <VerdictStrip
          tests={sampleStrip}
          limits={limits}
          selected={selected}
          onSelect={setSelected}
        />
      </Specimen>
      <Specimen name="VerdictStrip: verdicts arriving; an attempt before it (sm)">
        <div className="grid gap-4">
          <VerdictStrip
            tests={sampleStrip.map((test) =>
              test.position > 5
                ? { ...test, state: "waiting", timeMs: null, memoryKib: null }
                : test,
            )}
            limits={limits}
          />
          <VerdictStrip size="sm" tests={stripBeforeIt} limits={limits} className="w-40" />
        </div>
      </Specimen>
      <Specimen name="VerdictStrip: too full" wide>
        <VerdictStrip tests={stripOfSixty} limits={limits} />
      </Specimen>
      <Specimen name="VerdictStrip: loading">
        <Loading label="Loading the attempts" delayMs={0}>
          <SkeletonBar className="h-7 w-full" />
        </Loading>
      </Specimen>
      <Specimen name="VerdictStrip: empty">
        <EmptyState level={3} title="No attempt yet">
          Each test of your answer appears here.
        </EmptyState>
      </Specimen>
      <Specimen name="VerdictStrip: failed">
        <FailedState level={3} title="The verdicts could not be loaded" onRetry={() => {}}>
          Your answer was submitted, and its verdict is saved.
        </FailedState>
      </Specimen>
      <Specimen name="VerdictStrip: locked">
        <LockedState
          level={3}
          title="This test is hidden"
          action={<Button>Run on an input of your own</Button>}
        >
          Its name says what it tests. The data stays hidden, so that passing it is proof.
        </LockedState>
      </Specimen>
    </GallerySection>
  );
}
