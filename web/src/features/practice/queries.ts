import { queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { isCode, unwrap } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { SimulatedBoard } from "./board/simulated-board";

type Functions = Database["public"]["Functions"];

/** A problem with its day, its targets, and the board to begin with. */
export type Design = Functions["get_practice_design"]["Returns"];

/** What a board did on the day of a problem. */
export type PracticeRun = Functions["run_practice_design"]["Returns"];

/** They come with the version of the server, and so seldom change. */
const FRESH_MS = 10 * 60_000;

export const designsQuery = queryOptions({
  queryKey: ["practice", "list"],
  queryFn: async () => unwrap(await supabase().rpc("list_practice_designs")),
  staleTime: FRESH_MS,
});

/** One problem; null when there is none of that name. */
export const designQuery = (slug: string) =>
  queryOptions({
    queryKey: ["practice", "one", slug],
    queryFn: async (): Promise<Design | null> => {
      try {
        return unwrap(await supabase().rpc("get_practice_design", { p_slug: slug }));
      } catch (error) {
        if (isCode(error, "not_found")) return null;
        throw error;
      }
    },
    staleTime: FRESH_MS,
  });

export const runDesign = async (
  slug: string,
  board: SimulatedBoard,
  seed: number,
): Promise<PracticeRun> =>
  unwrap(
    await supabase().rpc("run_practice_design", { p_slug: slug, p_board: board, p_seed: seed }),
  );
