import type { CriterionState } from "@/lib/database.types";
import { ProofTag } from "@/ui/ProofTag";
import { Tag } from "@/ui/Tag";
import { stateLabels } from "./match";

/** The state of a criterion as a word, never as a colour alone. */
export function StateTag({
  state,
  className,
}: {
  state: CriterionState;
  className?: string | undefined;
}) {
  if (state === "proved") return <ProofTag className={className}>{stateLabels.proved}</ProofTag>;
  return (
    <Tag tone={state === "unknown" ? "dashed" : "plain"} className={className}>
      {stateLabels[state]}
    </Tag>
  );
}
