import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Note, readDocument } from "@/lib/documents/read-document";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { explain, isCode, problems } from "@/lib/errors";
import { session } from "@/lib/session/session";
import { applyImport, previewImport, profileChanged } from "../queries";
import type { ImportPreview, ImportResult } from "./choices";
import { type Ticks, toChoices, untouched } from "./choices";

/** Why a document was not taken, with the places that are wrong in it. */
export type Refusal = { problem: string; notes: Note[]; requestId: string | null };

/** What can be decided on. */
export type PreviewState = {
  document: unknown;
  preview: ImportPreview;
  /** What the schema and the server noted, each place once. */
  notes: Note[];
};

type Source = { text: string; name: string | null };

const draftName = "resume-import";

/** The steps of an import: a text, what it would change, what it did. The text survives a reload. */
export function useImport() {
  const [source, setSource] = useState<Source>(() => ({
    text: "",
    name: null,
    ...readDraft<Source>(draftName),
  }));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [looking, setLooking] = useState<PreviewState | null>(null);
  const [ticks, setTicks] = useState<Ticks>(untouched);
  /** The profile changed between looking and importing. */
  const [moved, setMoved] = useState(false);
  const [result, setResult] = useState<ImportResult | null>(null);

  const keep = (next: Source) => {
    setSource(next);
    setRefusal(null);
    writeDraft(draftName, next);
  };

  const checking = useMutation({
    mutationFn: async (text: string) => {
      const reading = readDocument(text);
      if (!reading.ok) throw new Refused(reading.problem, reading.notes);
      const { checkSchema } = await import("./check-schema");
      const { errors, warnings } = checkSchema(reading.document);
      if (errors.length > 0) throw new Refused("This isn't a valid JSON Resume file.", errors);
      const preview = await previewImport(reading.document);
      const pointers = new Set(preview.warnings.map((note) => note.pointer));
      const notes = [
        ...preview.warnings,
        ...warnings.filter(({ pointer }) => !pointers.has(pointer)),
      ];
      return { document: reading.document, preview, notes };
    },
    onSuccess: (next) => {
      setRefusal(null);
      setLooking(next);
    },
    onError: (error) => setRefusal(toRefusal(error)),
  });

  const applying = useMutation({
    mutationFn: ({ document, preview }: PreviewState) =>
      applyImport(document, toChoices(preview, ticks), preview.base_version),
    onSuccess: async (done) => {
      dropDraft(draftName);
      setResult(done);
      setMoved(false);
      await Promise.all([profileChanged(), session().reloadProfile()]);
    },
    onError: (error) => {
      if (!isCode(error, "version_conflict")) return;
      // Made on an older profile: look again, with the same choices.
      setMoved(true);
      checking.mutate(source.text);
    },
  });

  const startOver = () => {
    dropDraft(draftName);
    setSource({ text: "", name: null });
    setLooking(null);
    setTicks(untouched);
    setMoved(false);
    setResult(null);
    applying.reset();
  };

  return {
    source,
    refusal,
    looking,
    ticks,
    moved,
    result,
    checking: checking.isPending,
    applying: applying.isPending,
    applyError:
      applying.error && !isCode(applying.error, "version_conflict") ? applying.error : null,
    setText: (text: string) => keep({ text, name: null }),
    check: () => checking.mutate(source.text),
    setTicks,
    apply: () => looking && applying.mutate(looking),
    back: () => setLooking(null),
    startOver,
    /** A file was chosen: its text is read and looked at straight away. */
    takeFile: async (file: File) => {
      const text = await file.text();
      keep({ text, name: file.name });
      setTicks(untouched);
      checking.mutate(text);
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** A refusal of ours, before anything was sent. */
class Refused extends Error {
  constructor(
    message: string,
    readonly notes: Note[],
  ) {
    super(message);
  }
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refused) {
    return { problem: error.message, notes: error.notes, requestId: null };
  }
  const { sentence, requestId } = explain(error);
  return { problem: sentence, notes: problems(error), requestId };
}
