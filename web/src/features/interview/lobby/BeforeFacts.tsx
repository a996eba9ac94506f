import type { ReactNode } from "react";
import type { Lobby } from "@/entities/interview/answer";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";

/** Who scores, what is looked at, what comes of it, and who will see it: said before anything starts. */
export function BeforeFacts({ lobby: { scored_by: by, practice } }: { lobby: Lobby }) {
  const model = by.kind === "model" ? (by.model ?? "a model") : null;
  return (
    <dl className="border-line border-t">
      <Fact label="Who scores">
        {model ? (
          <>
            An AI, <bdi className="font-semibold">{model}</bdi>, answers yes/no questions about what
            you wrote, each with a quote from your own words. Rules check the board, the estimates
            and the drill. The score is computed from these checks. The model never sets a score.
          </>
        ) : (
          <>
            Rules, version {by.version}, without an AI model. Each problem has 25 to 40 yes/no
            checks on your words, your board and your estimates. The interviewer picks questions
            from a fixed set, based on what you wrote and drew.
          </>
        )}
      </Fact>
      <Fact label="What it looks at">
        Your notes in five phases, the board, your estimates, what you tell the interviewer, and how
        your design handles a failure. Language doesn't count: plain or broken English scores the
        same. Length and self-praise don't count either.
      </Fact>
      <Fact label="What you get">
        A score with its receipt: every check, met or not, and what earned it.{" "}
        <TextLink underlined href={paths.sampleInterview}>
          Read a sample score
        </TextLink>
      </Fact>
      {!practice && (
        <Fact label="Practice first">
          Change a design for ten minutes and watch it run for a simulated day, without a score.{" "}
          <TextLink underlined href={paths.practice}>
            Practice designs
          </TextLink>
        </Fact>
      )}
      <Fact label="Who can see it">
        {practice ? (
          <>
            Only you. You're not a job seeker, so this is practice: it creates no score, and no one
            else sees it.
          </>
        ) : (
          <>
            You first, with every check and its proof. Employers see nothing until you show it. Then
            they see the total and the seven levels, never your words or your board. You can keep it
            private and request one human review.
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
