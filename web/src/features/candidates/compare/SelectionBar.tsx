import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { KeyHint } from "@/ui/KeyHint";
import { Link } from "@/ui/Link";
import { type Chosen, compareProblem } from "./selection";

type Props = { chosen: Chosen[]; onClear: () => void };

/** How many candidates are selected, and what can be done with them. */
export function SelectionBar({ chosen, onClear }: Props) {
  const problem = compareProblem(chosen);
  return (
    <>
      {/* Exists before the first selection, so that it is announced. */}
      <p role="status" className="sr-only">
        {chosen.length > 0 && `${chosen.length} selected. ${problem ?? ""}`}
      </p>
      {chosen.length > 0 && (
        <section
          aria-label="Selected candidates"
          className="mb-3 flex flex-wrap items-center gap-2.5 rounded-control border border-line-strong bg-raised py-1.5 pr-1.5 pl-3"
        >
          <p className="min-w-0 grow basis-40">
            <span className="font-semibold">{chosen.length} selected</span>
            {problem && <span className="block text-12 text-muted">{problem}</span>}
          </p>
          <Button size="sm" variant="quiet" onClick={onClear}>
            Clear
          </Button>
          {problem ? (
            <Button size="sm" disabled>
              Compare
            </Button>
          ) : (
            <Link
              href={paths.compareCandidates(chosen.map((one) => one.job_interaction_id))}
              className={buttonClass({ size: "sm", variant: "primary" })}
              aria-keyshortcuts="C"
            >
              Compare
              <KeyHint keys="C" className="-mr-1" />
            </Link>
          )}
        </section>
      )}
    </>
  );
}
