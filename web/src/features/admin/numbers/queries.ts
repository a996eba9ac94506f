import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import type { QueryData } from "@/lib/query-data";
import { supabase } from "@/lib/supabase";
import { readOnPurpose } from "../read-on-purpose";

export const numbersQuery = (days: number) =>
  queryOptions({
    queryKey: ["admin", "numbers", days],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("admin_get_numbers", {
          p_days: days,
          p_reason: "Read the numbers of the day",
        }),
      ).figures,
    ...readOnPurpose,
  });

export type Figures = QueryData<typeof numbersQuery>;
