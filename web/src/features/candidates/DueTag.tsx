import { Tag } from "@/ui/Tag";
import { useNow } from "@/ui/use-now";
import { dueOf } from "./due";

/** When the candidate expects an answer. */
export function DueTag({ answerBy, className }: { answerBy: string; className?: string }) {
  const { text, tone } = dueOf(answerBy, useNow());
  return (
    <Tag tone={tone} className={className}>
      {text}
    </Tag>
  );
}
