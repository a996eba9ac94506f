import type { HoursAsked } from "@/lib/database.types";
import type { Fact } from "@/ui/Facts";
import { ProofMark } from "../receipt/ProofMark";
import { typicalText } from "./promise";

/** "Asks 2 hours": unpaid work before anybody talks. */
export function hoursAskedText({ median_seconds }: HoursAsked): string {
  return `Asks ${typicalText(median_seconds)}`;
}

/** The hours asked among the facts of a job; null while too few have answered to say. */
export function hoursAskedFact(asked: HoursAsked | null): Fact {
  if (!asked) {
    return {
      label: "Hours asked",
      value: <span className="font-normal">Not enough answers yet</span>,
    };
  }
  return {
    label: "Hours asked",
    value: (
      <>
        {typicalText(asked.median_seconds)}{" "}
        <span className="font-normal text-muted">of challenges, unpaid</span>
        <ProofMark
          receipt={{
            title: hoursAskedText(asked),
            counts: [
              `${asked.answers.toLocaleString()} people submitted a challenge of this company`,
              `half of them took ${typicalText(asked.median_seconds)} or less`,
            ],
            source: "from start to submission, measured by the server",
          }}
        />
      </>
    ),
  };
}
