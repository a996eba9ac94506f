import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";

const proofs = ["challenges", "proof"];

/**
 * What stands behind a passed challenge; null when the reader can't open it. `preview` gives its owner what employers get.
 * Read again on every visit: code that was hidden meanwhile must not stay on the page.
 */
export const proofQuery = (slug: string, challenge: string, preview: boolean) =>
  queryOptions({
    queryKey: [...proofs, slug, challenge, preview],
    queryFn: async () =>
      unwrapMaybe(
        await supabase().rpc("get_proof", {
          p_slug: slug,
          p_challenge: challenge,
          p_preview: preview,
        }),
      ),
    staleTime: 0,
  });

/** Shows the code of an accepted answer to employers, or hides it. */
export const setCodeShown = async (submissionId: string, isShown: boolean) =>
  unwrap(
    await supabase().rpc("set_code_shown", {
      p_submission_id: submissionId,
      p_is_shown: isShown,
    }),
  );

/** Reads again what says whether code is shown: the proofs, and the own profile. */
export const codeShownChanged = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: proofs }),
    queryClient.invalidateQueries({ queryKey: ["profile", "mine"] }),
  ]);
