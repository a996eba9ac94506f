import type { PromiseClock } from "@/lib/database.types";
import type { Fact } from "@/ui/Facts";
import { ProofMark } from "../receipt/ProofMark";
import { daysText, isCounted, promiseCounts, promiseText, typicalText } from "./promise";

/** The promise clock among the facts of a job or a company: what was promised, how often it was kept, and how long answers take. */
export function promiseFact(
  promise: PromiseClock,
  link?: { href: string; label: string } | undefined,
): Fact {
  const { response_days, kept_percent, median_seconds } = promise;
  const mark = isCounted(promise) && (
    <ProofMark
      receipt={{
        title: promiseText(promise),
        counts: promiseCounts(promise),
        source: "decisions made here",
        link,
      }}
    />
  );
  return {
    label: "Answers in",
    value: (
      <>
        {response_days === null ? (
          <span className="font-normal">No promise given</span>
        ) : (
          <>
            {daysText(response_days)}{" "}
            <span className="font-normal text-muted">
              {kept_percent === null ? "too new to measure" : `kept ${kept_percent} %`}
            </span>
          </>
        )}
        {/* On the line that it proves; the typical time stands below. */}
        {mark}
        {median_seconds !== null && (
          <span className="w-full text-13 font-normal text-muted">
            usually {typicalText(median_seconds)}
          </span>
        )}
      </>
    ),
  };
}
