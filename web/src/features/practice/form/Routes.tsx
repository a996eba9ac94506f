import { useState } from "react";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { followArrows, routeOf, type SimulatedBoard, withRoute } from "../board/simulated-board";
import type { Design } from "../queries";

type Props = { design: Design; board: SimulatedBoard; onBoard: (board: SimulatedBoard) => void };

/** Which connections each flow takes, in the order of the calls. */
export function Routes({ design, board, onBoard }: Props) {
  return (
    <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-2">
      {design.flows.map((flow) => (
        <FlowRoute key={flow.id} {...{ design, board, flow, onBoard }} />
      ))}
    </div>
  );
}

type RouteProps = Props & { flow: Design["flows"][number] };

function FlowRoute({ design, board, flow, onBoard }: RouteProps) {
  const [next, setNext] = useState("");
  const route = routeOf(board, flow.id);
  const name = (id: string) => board.components.find((one) => one.id === id)?.label || id;
  const text = (id: string) => {
    const call = board.connections.find((one) => one.id === id);
    return call ? `${name(call.from)} to ${name(call.to)}` : `${id} (removed)`;
  };
  const set = (connections: string[]) => onBoard(withRoute(board, flow.id, connections));
  const others = board.connections.filter(({ id }) => !route.includes(id));
  const chosen = others.some(({ id }) => id === next) ? next : "";
  const moveEarlier = (at: number) => {
    const changed = [...route];
    changed.splice(at - 1, 0, ...changed.splice(at, 1));
    set(changed);
  };
  return (
    <section aria-label={`Route: ${flow.title}`}>
      <h3 className="text-14 font-semibold">Route: {flow.title}</h3>
      <p className="mb-2 text-13 text-muted">
        The calls in their order. From a cache, a call is made on a miss. From a queue, a worker
        makes it later.
      </p>
      <ol className="border-line border-t empty:border-0">
        {route.map((id, at) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1.5"
          >
            <bdi className="min-w-0 grow break-words">{text(id)}</bdi>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Move earlier: ${text(id)}`}
              disabled={at === 0}
              onClick={() => moveEarlier(at)}
            >
              Earlier
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Take off the route: ${text(id)}`}
              onClick={() => set(route.filter((one) => one !== id))}
            >
              Take off
            </Button>
          </li>
        ))}
      </ol>
      {route.length === 0 && <p className="py-1.5">No calls yet. Add the first one.</p>}
      <div className="mt-3 flex flex-wrap items-end gap-3">
        {others.length > 0 && (
          <>
            <Field label="Next call" className="min-w-0 grow basis-48">
              <Select
                placeholder="Choose a connection"
                value={chosen}
                options={others.map(({ id }) => ({ value: id, label: text(id) }))}
                onChange={({ target }) => setNext(target.value)}
              />
            </Field>
            <Button
              size="sm"
              className="mb-0.5"
              disabled={!chosen}
              onClick={() => set([...route, chosen])}
            >
              Add call
            </Button>
          </>
        )}
        <Button
          size="sm"
          className="mb-0.5"
          onClick={() =>
            set(
              followArrows(
                board,
                flow.id,
                (kind) => design.kinds.find((one) => one.kind === kind)?.is_source ?? false,
              ),
            )
          }
        >
          Follow the arrows
        </Button>
      </div>
    </section>
  );
}
