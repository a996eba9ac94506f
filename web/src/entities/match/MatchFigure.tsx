import type { MatchSummary } from "@/lib/database.types";
import { cx } from "@/ui/cx";
import { headlineOf } from "./match";

type Props = {
  match: Pick<MatchSummary, "band" | "score">;
  /** The figure alone, at the end of a row; the band stays for screen readers. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

/** Band first, then the number: "Strong match 86". A dash where too little is known. */
export function MatchFigure({ match, bare = false, className }: Props) {
  return (
    <span className={cx("font-semibold tabular-nums", className)}>
      <span className={cx(bare && "sr-only")}>{headlineOf(match)} </span>
      {match.score ?? <span aria-hidden="true">{bare ? "–" : ""}</span>}
    </span>
  );
}
