import type { Board } from "./board";
import { type EdgeKind, edgeKinds } from "./kinds";
import type { BoardMarks, Mark } from "./marks";

const dashes: Record<EdgeKind, string | undefined> = {
  request: undefined,
  async: "6 4",
  copy: "1.5 4",
};

type Entry = {
  key: string;
  word: string;
  width: number;
  dashes?: string | undefined;
  tone?: Mark["tone"];
};

/** What the lines of the drawing mean, once there is more than one kind of them. */
export function EdgeLegend({ board, marks }: { board: Board; marks: BoardMarks }) {
  const entries = [...kindsIn(board), ...marksIn(marks)];
  if (entries.length < 2) return null;
  return (
    <ul
      aria-label="Lines"
      className="grid gap-0.5 rounded-control border border-line bg-raised px-2.5 py-1.5 text-12 text-muted"
    >
      {entries.map((one) => (
        <li key={one.key} className="flex items-center gap-2">
          <svg width="28" height="8" aria-hidden="true" className={one.tone && toneClass[one.tone]}>
            <line
              x1="0"
              y1="4"
              x2="28"
              y2="4"
              stroke="currentColor"
              strokeWidth={one.width}
              strokeLinecap={one.key === "copy" ? "round" : "butt"}
              strokeDasharray={one.dashes}
            />
          </svg>
          {one.word}
        </li>
      ))}
    </ul>
  );
}

const toneClass = { stop: "text-stop", wait: "text-wait", proof: "text-proof" };

function kindsIn(board: Board): Entry[] {
  const used = new Set(board.edges.map(({ kind }) => kind ?? "request"));
  return (Object.keys(edgeKinds) as EdgeKind[])
    .filter((kind) => used.has(kind))
    .map((kind) => ({ key: kind, word: edgeKinds[kind].word, width: 1.5, dashes: dashes[kind] }));
}

function marksIn({ edges }: BoardMarks): Entry[] {
  const words = new Map(Object.values(edges).map(({ word, tone }) => [word, tone]));
  return [...words].map(([word, tone]) => ({
    key: word,
    word,
    tone,
    width: tone === "stop" ? 3.5 : 2.5,
  }));
}
