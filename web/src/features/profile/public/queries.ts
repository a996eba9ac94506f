import { queryOptions } from "@tanstack/react-query";
import { unwrapMaybeUntyped, unwrapUntyped } from "@/lib/errors";
import { faceData, faceDataAt } from "@/lib/face-data";
import { supabase } from "@/lib/supabase";
import type { Onlooker, Preview, PublicPerson } from "./types";

/** Somebody's page; null when there is none that the reader may see. */
export const personQuery = (slug: string) =>
  queryOptions({
    queryKey: ["profile", "public", slug],
    queryFn: async () =>
      unwrapMaybeUntyped<PublicPerson | null>(
        await supabase().rpc("get_public_profile", { p_slug: slug }),
      ),
    initialData: () => faceData<PublicPerson>("user", slug),
    initialDataUpdatedAt: faceDataAt,
  });

/** One's own page as somebody else gets it. */
export const previewQuery = (as: Onlooker) =>
  queryOptions({
    queryKey: ["profile", "preview", as],
    queryFn: async () =>
      unwrapUntyped<Preview>(await supabase().rpc("preview_my_profile", { p_as: as })),
    staleTime: 0,
  });
