import { useState } from "react";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { FailedState } from "@/ui/FailedState";
import { Field } from "@/ui/Field";
import { FileDrop } from "@/ui/FileDrop";
import { NoteList } from "@/ui/NoteList";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { Tabs } from "@/ui/Tabs";
import { Textarea } from "@/ui/Textarea";
import { MAX_FILE_BYTES } from "./read-resume";
import type { Import, Refusal } from "./use-import";

const accepted = [
  ".pdf,.docx,.zip,.json",
  "application/pdf,application/json,application/zip",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
].join();

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
                  label={source.name ? "Choose another file" : "Choose a file"}
                  accept={accepted}
                  kinds="PDF, .docx, .zip or .json"
                  maxBytes={MAX_FILE_BYTES}
                  disabled={checking}
                  current={source.name ? <bdi className="truncate">{source.name}</bdi> : undefined}
                  onFile={(file) => void state.takeFile(file)}
                />
                <LinkedInHelp />
                {/* A file that was chosen before a reload. */}
                {source.name && (source.text || source.read) && !refusal && !checking && (
                  <Button variant="primary" className="mt-4" onClick={state.check}>
                    Preview changes
                  </Button>
                )}
              </>
            ),
          },
          {
            key: "paste",
            label: "Paste JSON",
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

function LinkedInHelp() {
  return (
    <details className="mt-4 text-13 text-muted">
      <summary className="w-fit rounded-mark">How to get your data from LinkedIn</summary>
      <ol className="mt-2 grid max-w-measure list-decimal gap-1 pl-5">
        <li>In LinkedIn, open Settings, then Data privacy, then Get a copy of your data.</li>
        <li>Choose Profile, Positions, Education and Skills. Request the archive.</li>
        <li>LinkedIn emails you a link to a ZIP file. Choose that file here.</li>
      </ol>
      <p className="mt-2 max-w-measure">
        Faster, but less exact: on your LinkedIn profile, choose Save to PDF.
      </p>
    </details>
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
