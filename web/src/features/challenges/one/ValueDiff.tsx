import type { Json } from "@/lib/database.types";
import { cx } from "@/ui/cx";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { diff, folded, lines } from "./values";

/** Two values, line by line: what is in both, only expected, only actual. */
export function ValueDiff({ expected, got }: { expected: Json; got: Json }) {
  return <LineDiff expected={lines(expected)} got={lines(got)} words={["expected", "actual"]} />;
}

const sign = { same: " ", expected: "−", got: "+" };

type Props = {
  expected: string[];
  got: string[];
  /** What the two are called. */
  words: [string, string];
};

/** Two texts, line by line. The sign before a line and its word for screen readers say which it is of. */
export function LineDiff({ expected, got, words }: Props) {
  const all = diff(expected, got);
  const differs = all.some(({ kind }) => kind !== "same");
  const shown = differs ? folded(all) : all.map((line, at) => ({ ...line, at }));
  return (
    <div className="overflow-hidden rounded-control border border-line bg-sunken">
      {differs && (
        <p
          aria-hidden="true"
          className="flex gap-4 border-line border-b px-3 py-1 text-12 text-muted"
        >
          <span>− {words[0]}</span>
          <span>+ {words[1]}</span>
        </p>
      )}
      <section
        tabIndex={0}
        aria-label={differs ? `What differs: ${words.join(" and ")}` : words[0]}
        className="max-h-80 overflow-auto py-1 font-mono text-13 leading-5"
      >
        {shown.map((line) =>
          line.kind === "folded" ? (
            <p key={line.at} className="px-3 text-12 text-muted">
              {line.count} {line.count === 1 ? "line" : "lines"} the same
            </p>
          ) : (
            <p
              key={line.at}
              className={cx(
                "flex gap-2 px-3",
                line.kind === "got" && "bg-stop-tint text-stop",
                line.kind === "expected" && "bg-line",
              )}
            >
              {differs && (
                <span aria-hidden="true" className="shrink-0 select-none whitespace-pre">
                  {sign[line.kind]}
                </span>
              )}
              {line.kind !== "same" && (
                <VisuallyHidden>{line.kind === "expected" ? words[0] : words[1]}: </VisuallyHidden>
              )}
              <span className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
                {line.text || " "}
              </span>
            </p>
          ),
        )}
      </section>
    </div>
  );
}
