import { queryOptions } from "@tanstack/react-query";
import type { Result } from "@/entities/interview/answer";
import { DataError } from "@/lib/errors";
import { tracedFetch } from "@/lib/traced-fetch";

// The answer of `get_interview_receipt` to a person of the demo world. A test of the server says when the scorer no longer
// gives it.
const address = new URL("./sample.json", import.meta.url).href;

/** The sample as a file beside the app's code: no page pays for it but its own, and no database is asked. */
export const sampleQuery = queryOptions({
  queryKey: ["interview", "sample"],
  queryFn: async (): Promise<Result> => {
    const response = await tracedFetch(address);
    if (!response.ok) throw new DataError("Not answered", "", null, null, response.status, null);
    return response.json();
  },
  staleTime: Number.POSITIVE_INFINITY,
});
