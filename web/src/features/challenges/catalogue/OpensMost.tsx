import { openedText } from "@/entities/match/what-if";
import type { OpenedByProof, ProvingChallenge } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { NextStep } from "./NextStep";

/** So many are shown; the profile has the others and what they pay. */
const MOST = 3;

/** The challenges that would open most jobs. Nothing when no challenge does. */
export function OpensMost({ proofs }: { proofs: OpenedByProof[] }) {
  const proving = proofs.filter(hasChallenge).slice(0, MOST);
  if (proving.length === 0) return null;
  return (
    <section aria-labelledby="opens-title" className="mt-4">
      <h2 id="opens-title" className="text-14">
        Opens most jobs
      </h2>
      <ul className="mt-1">
        {proving.map((proof) => (
          <NextStep
            key={proof.skill}
            href={paths.challenge(proof.challenge.slug)}
            title={proof.challenge.title}
          >
            proves {proof.label}, {openedText(proof)}
          </NextStep>
        ))}
      </ul>
    </section>
  );
}

function hasChallenge(
  proof: OpenedByProof,
): proof is OpenedByProof & { challenge: ProvingChallenge } {
  return proof.challenge !== null;
}
