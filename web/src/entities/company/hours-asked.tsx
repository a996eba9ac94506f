import type { Fact } from "@/ui/Facts";
import { ProofMark } from "../receipt/ProofMark";
import { typicalText } from "./promise";

/** What a company's own challenges have cost those who answered them, as the server counts it. */
export type HoursAsked = {
  /** How long half of the newest answers took at most, from the start to handing in. */
  median_seconds: number;
  /** How many were handed in, the newest 200 at most. */
  answers: number;
};

/** "Asks 2 hours": unpaid work before anybody talks. */
export function hoursAskedText({ median_seconds }: HoursAsked): string {
  return `Asks ${typicalText(median_seconds)}`;
}

/** The hours asked among the facts of a job; null while too few have answered to say. */
export function hoursAskedFact(asked: HoursAsked | null): Fact {
  if (!asked) {
    return {
      label: "Hours asked",
      value: <span className="font-normal">Too few answers to say</span>,
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
              `${asked.answers.toLocaleString()} people handed in a challenge of this company`,
              `half of them took ${typicalText(asked.median_seconds)} or less`,
            ],
            source: "from starting to handing in, measured here",
          }}
        />
      </>
    ),
  };
}
