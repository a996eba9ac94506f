import { Download } from "lucide-react";
import { useState } from "react";
import type { ChallengeDocument } from "@/lib/database.types";
import { readDocument } from "@/lib/documents/read-document";
import type { Problem } from "@/lib/errors";
import { employerChallengeKindValues } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { FileDrop } from "@/ui/FileDrop";
import { NoteList } from "@/ui/NoteList";
import { Textarea } from "@/ui/Textarea";
import { TextLink } from "@/ui/TextLink";
import { example, SCHEMA_PATH } from "./examples";

type Props = {
  document: ChallengeDocument;
  problems: Problem[] | null;
  /** Takes over a whole document; it replaces the form. */
  onDocument: (document: ChallengeDocument) => void;
};

const MAX_BYTES = 1_000_000;

/** The challenge as one JSON document: to paste, to upload, to keep elsewhere. */
export function DocumentTab({ document, problems, onDocument }: Props) {
  const [text, setText] = useState(() => JSON.stringify(document, null, 2));
  const [refused, setRefused] = useState<string | null>(null);
  const [notes, setNotes] = useState<Problem[]>([]);
  const take = (typed: string) => {
    const reading = readDocument(typed);
    if (!reading.ok) {
      setRefused(reading.problem);
      setNotes(reading.notes);
      return;
    }
    const wrong = headProblem(reading.document);
    setRefused(wrong);
    setNotes([]);
    if (!wrong) onDocument(reading.document as ChallengeDocument);
  };
  return (
    <div className="grid max-w-[860px] gap-5 pt-6">
      <p className="max-w-measure text-muted">
        A document of the{" "}
        <TextLink href={SCHEMA_PATH} underlined>
          published schema
        </TextLink>
        . Importing it replaces the form's contents.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="sm"
          onClick={() => download("challenge.json", document)}
          icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
        >
          Download this challenge
        </Button>
        <Button
          size="sm"
          onClick={() => download("example-challenge.json", example)}
          icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
        >
          Download an example
        </Button>
      </div>
      <FileDrop
        label="Choose a document"
        accept=".json,application/json"
        kinds="JSON"
        maxBytes={MAX_BYTES}
        onFile={(file) =>
          void file.text().then((read) => {
            setText(read);
            take(read);
          })
        }
      />
      <Field label="Document" error={refused ?? undefined}>
        <Textarea
          rows={18}
          spellCheck={false}
          className="font-mono text-13"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {notes.length > 0 && <NoteList notes={notes} label="What can't be saved" />}
      <Button variant="primary" className="justify-self-start" onClick={() => take(text)}>
        Import document
      </Button>
      {problems && problems.length > 0 && (
        <Banner tone="wait" title="Saved. Required before you can publish:">
          <NoteList notes={problems} label="Missing in the document" />
        </Banner>
      )}
      {problems?.length === 0 && <p className="text-muted">The document is complete.</p>}
    </div>
  );
}

/** What a document needs even to be kept; null when it is there. */
function headProblem(document: unknown): string | null {
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    return "The document must be a JSON object.";
  }
  const { title, kind } = document as Partial<ChallengeDocument>;
  if (typeof title !== "string" || title.trim() === "") return "/title is missing.";
  if (!employerChallengeKindValues.some((known) => known === kind)) {
    const known = new Intl.ListFormat("en", { type: "disjunction" });
    return `/kind must be ${known.format(employerChallengeKindValues)}.`;
  }
  return null;
}

function download(name: string, document: ChallengeDocument): void {
  const blob = new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: "application/json" });
  const link = window.document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
