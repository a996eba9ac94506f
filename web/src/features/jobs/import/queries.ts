import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Database, JobImport } from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import type { QueryData } from "@/lib/query-data";
import { supabase } from "@/lib/supabase";
import type { ImportRowState } from "@/lib/vocabulary.generated";

/** Rows of one page. */
const PAGE = 200;
/** How often it is asked how far the applying is, in milliseconds. */
const POLL_MS = 600;

/** Where an import stands; null when it is gone or somebody else's. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ["jobs", "imports", id],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_job_import", { p_id: id })),
    refetchInterval: ({ state }) => (state.data?.status === "applying" ? POLL_MS : false),
    refetchIntervalInBackground: true,
    staleTime: 0,
  });

/** One's own imports, the newest first. They are kept for a day. */
export const importsQuery = queryOptions({
  queryKey: ["jobs", "imports", "open"],
  queryFn: async () =>
    unwrap(
      await supabase()
        .from("job_imports")
        .select("id,name,status,row_count,created_at")
        .order("created_at", { ascending: false })
        .limit(5),
    ),
  staleTime: 0,
});

/** Which rows are looked at. */
export type Show = "all" | ImportRowState;

/** The rows of an import, a page at a time. */
export const rowsQuery = (id: string, show: Show) =>
  infiniteQueryOptions({
    queryKey: ["jobs", "imports", id, "rows", show],
    queryFn: async ({ pageParam, signal }) => {
      let request = supabase()
        .from("job_import_rows")
        .select(
          "number,line,source_name,state,title,identifier,draft,problems,warnings,unknown_skills,changes,missing,job_id,outcome",
        )
        .eq("import_id", id)
        .gt("number", pageParam)
        .order("number")
        .limit(PAGE);
      if (show !== "all") request = request.eq("state", show);
      return unwrap(await request.abortSignal(signal));
    },
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.number),
  });

/** One row of an import. */
export type ImportRow = QueryData<typeof rowsQuery>[number];

export const startImport = async (kind: JobImport["kind"], name: string, size: number) =>
  unwrap(await supabase().rpc("start_job_import", { p_kind: kind, p_name: name, p_size: size }));

export const addChunk = async (id: string, position: number, data: string) =>
  unwrap(
    await supabase().rpc("add_job_import_chunk", { p_id: id, p_position: position, p_data: data }),
  );

/** How a file is to be read instead; what is missing stays. */
export type ImportFormat = {
  encoding?: string;
  separator?: string;
  mapping?: (string | null)[];
  skills?: Record<string, string | null>;
};

export type ReadStep = Database["public"]["Functions"]["read_job_import"]["Returns"];

/** Reads the next rows. */
export const readStep = async (id: string, format?: ImportFormat) =>
  unwrap(
    await supabase().rpc("read_job_import", format ? { p_id: id, p_format: format } : { p_id: id }),
  );

export type RunChoices = { skip: number[]; update: boolean; publish: boolean };

/** Takes the good rows over, in the background. Doing it twice does it once. */
export const runImport = async (id: string, choices: RunChoices) =>
  unwrap(
    await supabase().rpc("run_job_import", {
      p_id: id,
      p_choices: choices,
    }),
  );

export const discardImport = async (id: string) => {
  unwrapMaybe(await supabase().rpc("discard_job_import", { p_id: id }));
};

/** One page of an export of the company's jobs. */
export const exportPage = async (
  format: "csv" | "json",
  choice: { status?: string; ids?: string[] },
  after: string | null,
) =>
  unwrap(
    await supabase().rpc("export_jobs", {
      p_format: format,
      p_status: choice.status ?? null,
      p_ids: choice.ids ?? null,
      p_after: after,
    }),
  );
