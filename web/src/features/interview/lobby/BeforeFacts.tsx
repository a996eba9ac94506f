import type { ReactNode } from "react";
import type { Lobby } from "../types";

/** Who scores, what is looked at, and who will see it: said before anything starts. */
export function BeforeFacts({ lobby: { scored_by: by, practice } }: { lobby: Lobby }) {
  const model = by.kind === "model" ? (by.model ?? "a model") : null;
  return (
    <dl className="border-line border-t">
      <Fact label="Who scores">
        {model ? (
          <>
            An AI, <bdi className="font-semibold">{model}</bdi>, answers closed questions about what
            you said: met or not, each with a quote that must stand in your own words. The board,
            the sums and the drill are checked by rules, and the number is computed from the checks.
            The model never gives a number.
          </>
        ) : (
          <>
            Rules, version {by.version}, without an AI model. Each problem has 25 to 40 closed
            checks; every one is met or not, by your words, your board, your sums. The interviewer's
            questions come from a bank, by what you said and drew.
          </>
        )}
      </Fact>
      <Fact label="What it looks at">
        Your notes in five phases, the board, your estimates, what you tell the interviewer, and how
        your design takes a failure. Not your language: plain or broken English scores the same. Not
        length, and no praise of yourself.
      </Fact>
      <Fact label="Who will see it">
        {practice ? (
          <>
            You alone. As you do not look for work here, this is practice: it makes no score, and
            nobody else sees any of it.
          </>
        ) : (
          <>
            You first, with every check and its proof. Employers see nothing until you show it, and
            then the total and the seven levels, never your words or your board. You may keep it
            private for good, and ask once for a person's review.
          </>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-line border-b py-3.5 md:grid-cols-[144px_minmax(0,1fr)]">
      <dt className="font-semibold">{label}</dt>
      <dd className="max-w-measure">{children}</dd>
    </div>
  );
}
