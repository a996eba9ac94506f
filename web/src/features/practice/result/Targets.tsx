import type { TargetResult } from "@/lib/database.types";
import { Button } from "@/ui/Button";
import { Row, RowList } from "@/ui/Rows";
import { Tag } from "@/ui/Tag";
import { clock, observation } from "./day";

type Props = { targets: TargetResult[]; onMinute: (minute: number) => void };

/** Each target, met or missed, with what was observed and the minute at which it was missed. */
export function Targets({ targets, onMinute }: Props) {
  return (
    <RowList label="Targets of this run">
      {targets.map((target) => {
        const { id, text, is_met: isMet, minute } = target;
        return (
          <Row key={id} className="flex-wrap gap-y-1">
            <span className="w-16 shrink-0">
              <Tag tone={isMet ? "action" : "stop"}>{isMet ? "Met" : "Missed"}</Tag>
            </span>
            <span className="min-w-0 grow basis-64">
              {text}
              <span className="block text-13 text-muted tabular-nums">{observation(target)}</span>
            </span>
            {minute !== null && (
              <Button
                size="sm"
                aria-label={`Missed at ${clock(minute)}, show it: ${text}`}
                onClick={() => onMinute(minute)}
              >
                Missed at {clock(minute)}
              </Button>
            )}
          </Row>
        );
      })}
    </RowList>
  );
}
