import { queryOptions } from "@tanstack/react-query";
import { unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

/** The operator's own company, with its open jobs; null when it isn't public. */
export const careersQuery = (slug: string) =>
  queryOptions({
    queryKey: ["about", "careers", slug],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_public_company", { p_slug: slug })),
  });
