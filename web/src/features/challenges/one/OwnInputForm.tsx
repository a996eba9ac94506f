import { useState } from "react";
import type { ChallengeDetail } from "@/lib/database.types";
import { Button } from "@/ui/Button";
import type { OwnInput } from "../queries";
import { InputFields } from "./InputFields";
import { firstInput, readInput } from "./own-input";
import type { Judging } from "./use-judging";

type Props = { challenge: ChallengeDetail; judging: Judging; onRun: (input: OwnInput) => void };

/** Runs the answer on an input of one's own. What it gives shows under Result. */
export function OwnInputForm({ challenge: { version }, judging, onRun }: Props) {
  const [typed, setTyped] = useState(() => firstInput(version));
  const [problems, setProblems] = useState<(string | null)[]>([]);
  return (
    <form
      className="grid max-w-reading gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readInput(version, typed);
        setProblems("problems" in read ? read.problems : []);
        if ("input" in read) onRun(read.input);
      }}
    >
      <InputFields
        version={version}
        typed={typed}
        onTyped={(next) => {
          setTyped(next);
          if (problems.length > 0) {
            const read = readInput(version, next);
            setProblems("problems" in read ? read.problems : []);
          }
        }}
        problems={problems}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={judging.isWaiting && judging.attempt?.kind === "run"}>
          Run on this input
        </Button>
        <span className="text-13 text-muted">
          You see the result of your code. It isn't judged and doesn't count.
        </span>
      </div>
    </form>
  );
}
