import { cx } from "../cx";
import { ProofTag } from "../ProofTag";
import { Tag } from "../Tag";
import type { Mark } from "./marks";

/** A mark of the board in a text; nothing where there is none. */
export function MarkTag({ mark, className }: { mark: Mark | undefined; className?: string }) {
  if (!mark) return null;
  return (
    <span className={cx("block", className)}>
      {mark.tone === "proof" ? (
        <ProofTag>{mark.word}</ProofTag>
      ) : (
        <Tag tone={mark.tone}>{mark.word}</Tag>
      )}
    </span>
  );
}
