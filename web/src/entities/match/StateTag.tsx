import { type CriterionState, criterionStateLabels } from "@/lib/vocabulary.generated";
import { ProofTag } from "@/ui/ProofTag";
import { Tag } from "@/ui/Tag";
import { isVerified } from "./match";

/** The state of a criterion as a word, never as a colour alone. */
export function StateTag({
  state,
  className,
}: {
  state: CriterionState;
  className?: string | undefined;
}) {
  const label = criterionStateLabels[state];
  if (isVerified(state)) return <ProofTag className={className}>{label}</ProofTag>;
  return (
    <Tag tone={state === "unknown" ? "dashed" : "plain"} className={className}>
      {label}
    </Tag>
  );
}
