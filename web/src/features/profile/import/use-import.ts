import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Note, readDocument } from "@/lib/documents/read-document";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { explain, isCode, problems } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { session } from "@/lib/session/session";
import { applyImport, previewImport, profileChanged } from "../queries";
import type { ImportPreview, ImportResult } from "./choices";
import { type Ticks, toChoices, untouched } from "./choices";
import { isGuessed, type ReadDraft, readResume } from "./read-resume";
import { Refused } from "./refused";

/** Why a document was not taken, with the places that are wrong in it. */
export type Refusal = { problem: string; notes: Note[]; requestId: string | null };

/** What can be decided on. */
export type PreviewState = {
  document: unknown;
  preview: ImportPreview;
  /** What the schema and the server noted, each place once. */
  notes: Note[];
};

/** Text that was pasted or is in a file, or what the server read in one. */
type Source = { text: string; name: string | null; read: ReadDraft | null };

const nothing: Source = { text: "", name: null, read: null };
const draftName = "resume-import";
/** What was corrected of what was guessed. */
export const guessDraftName = "resume-guess";

/**
 * The steps of an import: a file, for one of text what was guessed, what it would change, what it did. All of it
 * survives a reload.
 */
export function useImport() {
  const [source, setSource] = useState<Source>(() => ({ ...nothing, ...readDraft(draftName) }));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [looking, setLooking] = useState<PreviewState | null>(null);
  const [ticks, setTicks] = useState<Ticks>(untouched);
  /** The profile changed between looking and importing. */
  const [moved, setMoved] = useState(false);
  const [result, setResult] = useState<ImportResult | null>(null);
  /** What was read in the file that was imported. */
  const [kept, setKept] = useState<ReadDraft | null>(null);

  const keep = (next: Source) => {
    setSource(next);
    setRefusal(null);
    writeDraft(draftName, next);
  };
  const refuse = (error: unknown) => setRefusal(toRefusal(error));

  const reading = useMutation({ mutationFn: readResume, onError: refuse });

  const checking = useMutation({
    mutationFn: async (document: unknown) => {
      const { checkSchema } = await import("./check-schema");
      const { errors, warnings } = checkSchema(document);
      if (errors.length > 0) throw new Refused("This isn't a valid JSON Resume file.", errors);
      const preview = await previewImport(document);
      const pointers = new Set(preview.warnings.map((note) => note.pointer));
      const notes = [
        ...preview.warnings,
        ...warnings.filter(({ pointer }) => !pointers.has(pointer)),
      ];
      return { document, preview, notes };
    },
    onSuccess: (next) => {
      setRefusal(null);
      setLooking(next);
    },
    onError: refuse,
  });

  const applying = useMutation({
    mutationFn: ({ document, preview }: PreviewState) =>
      applyImport(document, toChoices(preview, ticks), preview.base_version),
    onSuccess: async (done) => {
      dropDraft(draftName);
      dropDraft(guessDraftName);
      // What the first form asks depends on what is known.
      queryClient.removeQueries({ queryKey: ["onboarding"] });
      setKept(source.read);
      setResult(done);
      setMoved(false);
      await Promise.all([profileChanged(), session().reloadProfile()]);
    },
    onError: (error, { document }) => {
      if (!isCode(error, "version_conflict")) return;
      // Made on an older profile: look again, with the same choices.
      setMoved(true);
      checking.mutate(document);
    },
  });

  /** Text of JSON: its mistakes are named with their places before anything is sent. */
  const checkText = (text: string) => {
    const read = readDocument(text);
    if (read.ok) checking.mutate(read.document);
    else refuse(new Refused(read.problem, read.notes));
  };

  const startOver = () => {
    dropDraft(draftName);
    dropDraft(guessDraftName);
    setSource(nothing);
    setRefusal(null);
    setLooking(null);
    setTicks(untouched);
    setMoved(false);
    setResult(null);
    applying.reset();
  };

  return {
    source,
    refusal,
    /** What was guessed and waits for a look. */
    guessed: source.read && isGuessed(source.read) ? source.read : null,
    /** Text of the file that isn't in the document. */
    leftOut: (result ? kept : source.read)?.left_out ?? [],
    looking,
    ticks,
    moved,
    result,
    checking: checking.isPending || reading.isPending,
    applying: applying.isPending,
    applyError:
      applying.error && !isCode(applying.error, "version_conflict") ? applying.error : null,
    setText: (text: string) => keep({ ...nothing, text }),
    check: () => (source.read ? checking.mutate(source.read.document) : checkText(source.text)),
    checkDocument: (document: unknown) => checking.mutate(document),
    setTicks,
    apply: () => looking && applying.mutate(looking),
    back: () => setLooking(null),
    startOver,
    /** A file was chosen: it is read and looked at straight away. */
    takeFile: async (file: File) => {
      setTicks(untouched);
      dropDraft(guessDraftName);
      if (await isJson(file)) {
        const text = await file.text();
        keep({ ...nothing, text, name: file.name });
        checkText(text);
        return;
      }
      keep({ ...nothing, name: file.name });
      reading.mutate(file, {
        onSuccess: (read) => {
          keep({ ...nothing, name: file.name, read });
          if (!isGuessed(read)) checking.mutate(read.document);
        },
      });
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** Whether a file begins as JSON does, whatever it is called. */
async function isJson(file: File): Promise<boolean> {
  const start = await file.slice(0, 1024).text();
  return /^\uFEFF?\s*[[{]/.test(start) && !start.startsWith("{\\rtf");
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refused) {
    return { problem: error.message, notes: error.notes, requestId: null };
  }
  const { sentence, requestId } = explain(error);
  return { problem: sentence, notes: problems(error), requestId };
}
