import type { Receipt, Result } from "@/entities/interview/answer";
import { CheckedAnswer } from "./CheckedAnswer";
import { ReceiptFacts } from "./ReceiptFacts";
import { ReviewPart } from "./ReviewPart";
import { Statement } from "./Statement";
import { Total } from "./Total";

type Props = { result: Result; receipt: Receipt };

/** A score with all that can be questioned. */
export function Scored({ result, receipt }: Props) {
  return (
    <>
      <Total result={result} receipt={receipt} />
      <CheckedAnswer result={result} receipt={receipt} title="Your answer" candidate="You" />
      <Statement result={result} />
      <ReceiptFacts result={result} receipt={receipt} />
      {!result.attempt.practice && <ReviewPart result={result} total={receipt.score.total} />}
    </>
  );
}
