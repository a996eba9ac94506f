import { ChevronDown } from "lucide-react";
import type { CandidateStage } from "@/lib/database.types";
import { Button } from "@/ui/Button";
import { Menu } from "@/ui/Menu";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { neighbour } from "./acts";

type Props = {
  stage: CandidateStage;
  stages: readonly CandidateStage[];
  onMove: (to: CandidateStage) => void;
  size?: "sm" | undefined;
};

/** The stage a candidate is in, and the way to the others. */
export function StageMenu({ stage, stages, onMove, size }: Props) {
  const before = neighbour(stages, stage, -1)?.id;
  const after = neighbour(stages, stage, 1)?.id;
  return (
    <Menu
      align="end"
      trigger={
        <Button size={size} icon={<ChevronDown size={16} strokeWidth={1.5} aria-hidden />}>
          <VisuallyHidden>Move from stage </VisuallyHidden>
          {stage.name}
        </Button>
      }
      groups={[
        stages.map((to) => ({
          label: to.name,
          onSelect: () => onMove(to),
          disabledReason: to.id === stage.id ? "Current stage" : undefined,
          keyHint: to.id === before ? "[" : to.id === after ? "]" : undefined,
        })),
      ]}
    />
  );
}
