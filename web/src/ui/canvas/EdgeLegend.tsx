import type { Board } from "./board";
import { type EdgeKind, edgeKinds } from "./kinds";

const dashes: Record<EdgeKind, string | undefined> = {
  request: undefined,
  async: "6 4",
  copy: "1.5 4",
};

/** What the lines of the drawing mean, once there is more than one kind of them. */
export function EdgeLegend({ board }: { board: Board }) {
  const used = new Set(board.edges.map(({ kind }) => kind ?? "request"));
  if (used.size === 0 || (used.size === 1 && used.has("request"))) return null;
  return (
    <ul
      aria-label="Lines"
      className="grid gap-0.5 rounded-control border border-line bg-raised px-2.5 py-1.5 text-12 text-muted"
    >
      {(Object.keys(edgeKinds) as EdgeKind[])
        .filter((kind) => used.has(kind))
        .map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <svg width="28" height="8" aria-hidden="true">
              <line
                x1="0"
                y1="4"
                x2="28"
                y2="4"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap={kind === "copy" ? "round" : "butt"}
                strokeDasharray={dashes[kind]}
              />
            </svg>
            {edgeKinds[kind].word}
          </li>
        ))}
    </ul>
  );
}
