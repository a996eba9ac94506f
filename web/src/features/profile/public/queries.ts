import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { faceData, faceDataAt } from "@/lib/face-data";
import { supabase } from "@/lib/supabase";

/** Somebody's page; null when there is none that the reader may see. */
export const personQuery = (slug: string) =>
  queryOptions({
    queryKey: ["profile", "public", slug],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_public_profile", { p_slug: slug })),
    initialData: () => faceData("user", slug),
    initialDataUpdatedAt: faceDataAt,
  });

/** Whose eyes one's own profile is looked at with. */
export type Onlooker = "stranger" | "employer" | "interested";

/** One's own page as somebody else gets it. */
export const previewQuery = (as: Onlooker) =>
  queryOptions({
    queryKey: ["profile", "preview", as],
    queryFn: async () => unwrap(await supabase().rpc("preview_my_profile", { p_as: as })),
    staleTime: 0,
  });
