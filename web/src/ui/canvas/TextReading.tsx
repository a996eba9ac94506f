import { type Board, edgeText, nameOf, sizeText } from "./board";
import { kindOf } from "./kinds";
import { MarkTag } from "./MarkTag";
import { type BoardMarks, noMarks } from "./marks";

type Props = { board: Board; marks?: BoardMarks | undefined };

/** A board in words, to read. */
export function TextReading({ board, marks = noMarks }: Props) {
  if (board.nodes.length === 0) return <p className="pt-4 text-muted">Nothing drawn.</p>;
  return (
    <div className="grid gap-6 pt-4 md:grid-cols-2">
      <section aria-label="Components">
        <h3 className="mb-1.5 text-14">Components</h3>
        <ul className="border-line border-t">
          {board.nodes.map((one) => (
            <li key={one.id} className="border-line border-b py-2">
              <bdi className="font-semibold">{nameOf(one)}</bdi>{" "}
              <span className="text-13 text-muted">
                {[kindOf(one.kind).word, sizeText(one)].filter(Boolean).join(", ")}
              </span>
              {one.note && <p className="whitespace-pre-wrap">{one.note}</p>}
              <MarkTag mark={marks.nodes[one.id]} className="mt-1" />
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Connections">
        <h3 className="mb-1.5 text-14">Connections</h3>
        <ul className="border-line border-t">
          {board.edges.map((one) => (
            <li key={one.id} className="border-line border-b py-2">
              {edgeText(board, one)}
              <MarkTag mark={marks.edges[one.id]} className="mt-1" />
            </li>
          ))}
          {board.edges.length === 0 && <li className="py-2 text-muted">None.</li>}
        </ul>
      </section>
    </div>
  );
}
