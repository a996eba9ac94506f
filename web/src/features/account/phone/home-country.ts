import { useQuery } from "@tanstack/react-query";
import { unwrapMaybe } from "@/lib/errors";
import { currentProfile } from "@/lib/session/session";
import { supabase } from "@/lib/supabase";

/** Where the reader says they live (ISO 3166), for a hint of the country code; null while that is not known. */
export function useHomeCountry(): string | null {
  const { data } = useQuery({
    queryKey: ["account", "country"],
    queryFn: async () =>
      unwrapMaybe(
        await supabase()
          .from("profiles")
          .select("country")
          .eq("id", currentProfile().id)
          .maybeSingle(),
      )?.country ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
