import { useState } from "react";
import { MAX_BYTES } from "@/lib/documents/read-document";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { FailedState } from "@/ui/FailedState";
import { Field } from "@/ui/Field";
import { FileDrop } from "@/ui/FileDrop";
import { NoteList } from "@/ui/NoteList";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { Tabs } from "@/ui/Tabs";
import { Textarea } from "@/ui/Textarea";
import type { Import, Refusal } from "./use-import";

/** The first step: a file, or its text. */
export function SourceStep({ state }: { state: Import }) {
  const { source, refusal, checking } = state;
  const [tab, setTab] = useState(source.text !== "" && source.name === null ? "paste" : "file");
  return (
    <div className="max-w-reading">
      <Tabs
        label="Source"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            key: "file",
            label: "A file",
            content: (
              <>
                <FileDrop
                  label={source.name ? "Choose another file" : "Choose a JSON Resume"}
                  accept=".json,application/json"
                  kinds="a .json file"
                  maxBytes={MAX_BYTES}
                  disabled={checking}
                  current={source.name ? <bdi className="truncate">{source.name}</bdi> : undefined}
                  onFile={(file) => void state.takeFile(file)}
                />
                {/* A file that was chosen before a reload. */}
                {source.name && !refusal && !checking && (
                  <Button variant="primary" className="mt-4" onClick={state.check}>
                    Preview changes
                  </Button>
                )}
              </>
            ),
          },
          {
            key: "paste",
            label: "Paste its text",
            content: (
              <form
                className="grid gap-4"
                onSubmit={(event) => {
                  event.preventDefault();
                  state.check();
                }}
              >
                <Field label="The text of the file" hint="Starts with a brace: {">
                  <Textarea
                    rows={12}
                    spellCheck={false}
                    className="font-mono text-13"
                    value={source.text}
                    onChange={(event) => state.setText(event.target.value)}
                  />
                </Field>
                <div>
                  <Button type="submit" variant="primary" pending={checking}>
                    Preview changes
                  </Button>
                </div>
              </form>
            ),
          },
        ]}
      />
      {checking && (
        <div className="mt-6">
          <Loading label="Reading the résumé">
            <SkeletonRows rows={5} />
          </Loading>
        </div>
      )}
      {refusal && !checking && (
        <Refused refusal={refusal} canRetry={source.text !== ""} onRetry={state.check} />
      )}
    </div>
  );
}

function Refused({
  refusal: { problem, notes, requestId },
  canRetry,
  onRetry,
}: {
  refusal: Refusal;
  canRetry: boolean;
  onRetry: () => void;
}) {
  // Without a place in the document it was the server or the line, and trying again may help.
  if (requestId && notes.length === 0) {
    return (
      <div className="mt-6">
        <FailedState
          title="The résumé couldn't be read"
          requestId={requestId}
          onRetry={canRetry ? onRetry : undefined}
        >
          {problem} Nothing was imported.
        </FailedState>
      </div>
    );
  }
  return (
    <div className="mt-6 grid gap-4">
      <Banner tone="stop" live>
        {problem} Nothing was imported.
      </Banner>
      {notes.length > 0 && <NoteList notes={notes} label="What's wrong" />}
    </div>
  );
}
