import { DataError } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { forgetTryout, readTryouts, type StoredTryout } from "@/lib/tryouts";
import { keepTryout } from "./queries";

/** Refusals that no later call changes: the answer is gone, was kept, or its challenge is. */
const final = ["tryout_not_kept", "not_found", "invalid_input", "conflict"];

/**
 * Makes the accepted answers of this browser submissions of the person who is signed in; those that were. What could not be
 * kept now is tried at the next visit.
 */
export async function keepAll(): Promise<StoredTryout[]> {
  const accepted = readTryouts().filter(({ isAccepted }) => isAccepted);
  const calls = accepted.map(async (one) => {
    try {
      await keepTryout(one.key, one.submissionId);
    } catch (error) {
      if (error instanceof DataError && final.includes(error.code)) forgetTryout(one.key);
      return null;
    }
    forgetTryout(one.key);
    return one;
  });
  const kept = (await Promise.all(calls)).filter((one) => one !== null);
  if (kept.length > 0) void queryClient.invalidateQueries({ queryKey: ["challenges"] });
  return kept;
}
