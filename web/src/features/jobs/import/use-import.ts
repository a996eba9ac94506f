import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { explain, isCode, problems } from "@/lib/errors";
import type { DroppedFile } from "@/ui/FilesDrop";
import { companyJobsQuery } from "../queries";
import { chooseFrom } from "./choose";
import {
  discardImport,
  type ImportFormat,
  importQuery,
  type ReadStep,
  type RunChoices,
  readStep,
  runImport,
} from "./queries";
import { upload } from "./upload";

/** What stands in the way, in words. */
export type Refusal = { sentence: string; requestId: string | null };

/** Bytes or rows on their way. */
export type Work = { what: "sending" | "reading"; done: number; total: number };

/** One import from the choice of its file to its result. Its id stands in the address, so a reload goes on with it. */
export function useImport() {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const id = params.get("import");
  const query = useQuery({ ...importQuery(id ?? ""), enabled: id !== null });
  const current = id === null ? null : (query.data ?? null);
  const [work, setWork] = useState<Work | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [starting, setStarting] = useState(false);

  const refresh = () => client.invalidateQueries({ queryKey: ["jobs", "imports"] });
  const go = (to: string | null) => setParams(to === null ? {} : { import: to });

  /** Calls until nothing is left to read. */
  const read = async (target: string, wish?: ImportFormat) => {
    let step: ReadStep = await readStep(target, wish);
    while (step.status === "reading") {
      setWork({ what: "reading", done: step.read_count, total: step.row_count });
      step = await readStep(target);
    }
  };
  const attempt = async (work: () => Promise<void>) => {
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setWork(null);
      await refresh();
    }
  };

  const choose = (files: DroppedFile[]) => {
    const choice = chooseFrom(files);
    if ("refusal" in choice) {
      setRefusal({ sentence: choice.refusal, requestId: null });
      return;
    }
    void attempt(async () => {
      setWork({ what: "sending", done: 0, total: 1 });
      const importId = await upload(choice, (done, total) =>
        setWork({ what: "sending", done, total }),
      );
      try {
        await read(importId);
      } catch (error) {
        // A file that cannot be read is of no further use.
        if (isCode(error, "invalid_document")) await discardImport(importId).catch(() => undefined);
        throw error;
      }
      go(importId);
    });
  };
  const readAnew = (wish: ImportFormat) => {
    if (id !== null) void attempt(() => read(id, wish));
  };
  const run = (choices: RunChoices) => {
    if (id === null) return;
    setStarting(true);
    void attempt(async () => {
      await runImport(id, choices);
    }).finally(() => setStarting(false));
  };
  const discard = (which: string) =>
    void attempt(async () => {
      await discardImport(which);
      if (which === id) go(null);
    });

  // Continues an import whose reading was interrupted, for example by a reload.
  const goOn = useEffectEvent(() => {
    if (id !== null && work === null) void attempt(() => read(id));
  });
  const halfway =
    current?.status === "reading" ||
    (current?.status === "uploading" && current.received_bytes === current.size_bytes);
  useEffect(() => {
    if (halfway) goOn();
  }, [halfway]);

  // When it is through, the list of jobs is another.
  const status = current?.status;
  const through = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: companyJobsQuery.queryKey });
    // The rows carry what became of them.
    void refresh();
  });
  useEffect(() => {
    if (status === "applied") through();
  }, [status]);

  return {
    id,
    query,
    current,
    work,
    refusal,
    starting,
    choose,
    readAnew,
    run,
    discard,
    close: () => {
      setRefusal(null);
      go(null);
    },
  };
}

export type ImportState = ReturnType<typeof useImport>;

function refusalOf(error: unknown): Refusal {
  const [first] = problems(error);
  const { sentence, requestId } = explain(error);
  // What is wrong with the file is said by the server in words for people.
  if (isCode(error, "invalid_document") && first)
    return { sentence: first.message, requestId: null };
  if (isCode(error, "invalid_input") && first) {
    return { sentence: sentenceOf(first.message), requestId: null };
  }
  return { sentence, requestId };
}

const sentenceOf = (message: string) =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${message.endsWith(".") ? "" : "."}`;
