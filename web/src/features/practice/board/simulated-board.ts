import type { Json } from "@/lib/database.types";

/** What a component, a connection or a group of their settings holds. */
export type Fields = { [key: string]: Json | undefined };

export type SimulatedComponent = Fields & { id: string; kind: string; label?: string };
export type SimulatedConnection = Fields & { id: string; from: string; to: string };
/** The connections that a flow takes, in the order of the calls. */
export type Route = { flow: string; connections: string[] };

/** A board as the simulator reads it. What is not set is not there. */
export type SimulatedBoard = {
  components: SimulatedComponent[];
  connections: SimulatedConnection[];
  routes: Route[];
};

/** A name that nothing of this list has: the stem, with a number from the second one on. */
function freeId(stem: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? stem : `${stem}-${count}`;
    if (!ids.has(id)) return id;
  }
}

/** The board with one component more, and that component's id. */
export function withComponent(
  board: SimulatedBoard,
  kind: string,
): { board: SimulatedBoard; id: string } {
  const id = freeId(kind.replaceAll("_", "-"), board.components);
  return { board: { ...board, components: [...board.components, { id, kind }] }, id };
}

/** A component goes with its connections, and these leave their routes. */
export function withoutComponent(board: SimulatedBoard, id: string): SimulatedBoard {
  const gone = board.connections.filter(({ from, to }) => from === id || to === id);
  const rest = { ...board, components: board.components.filter((one) => one.id !== id) };
  return gone.reduce((left, one) => withoutConnection(left, one.id), rest);
}

/** One connection more; a second one of the same direction changes nothing. */
export function withConnection(board: SimulatedBoard, from: string, to: string): SimulatedBoard {
  const known = new Set(board.components.map(({ id }) => id));
  const twice = board.connections.some((one) => one.from === from && one.to === to);
  if (from === to || twice || !known.has(from) || !known.has(to)) return board;
  const id = freeId("call", board.connections);
  return { ...board, connections: [...board.connections, { id, from, to }] };
}

export function withoutConnection(board: SimulatedBoard, id: string): SimulatedBoard {
  return {
    ...board,
    connections: board.connections.filter((one) => one.id !== id),
    routes: board.routes.map((route) => ({
      ...route,
      connections: route.connections.filter((one) => one !== id),
    })),
  };
}

/** Replaces a component's or a connection's fields. */
export function withPart(
  board: SimulatedBoard,
  part: SimulatedComponent | SimulatedConnection,
): SimulatedBoard {
  const swap = <T extends { id: string }>(list: T[]) =>
    list.map((one) => (one.id === part.id ? (part as unknown as T) : one));
  return "from" in part
    ? { ...board, connections: swap(board.connections) }
    : { ...board, components: swap(board.components) };
}

/** Sets the route of a flow; one that has none yet gets it. */
export function withRoute(
  board: SimulatedBoard,
  flow: string,
  connections: string[],
): SimulatedBoard {
  const isNew = board.routes.every((one) => one.flow !== flow);
  const routes = isNew ? [...board.routes, { flow, connections }] : board.routes;
  return {
    ...board,
    routes: routes.map((one) => (one.flow === flow ? { flow, connections } : one)),
  };
}

export function routeOf(board: SimulatedBoard, flow: string): string[] {
  return board.routes.find((one) => one.flow === flow)?.connections ?? [];
}

/**
 * The route that follows the arrows: from the first component of the present route, or else from the first source, to
 * everything that can be reached, each component once, in the order of the calls.
 */
export function followArrows(
  board: SimulatedBoard,
  flow: string,
  isSource: (kind: string) => boolean,
): string[] {
  const present = routeOf(board, flow)
    .map((id) => board.connections.find((one) => one.id === id))
    .find((one) => one !== undefined);
  const sources = board.components.filter(({ kind }) => isSource(kind)).map(({ id }) => id);
  const start = sources.find((id) => id === present?.from) ?? sources[0];
  if (start === undefined) return [];
  const reached = new Set([start]);
  const route: string[] = [];
  const visit = (from: string) => {
    for (const one of board.connections) {
      if (one.from !== from || reached.has(one.to)) continue;
      reached.add(one.to);
      route.push(one.id);
      visit(one.to);
    }
  };
  visit(start);
  return route;
}

/** Connections that no flow takes: they do nothing. */
export function unusedConnections(board: SimulatedBoard): Set<string> {
  const used = new Set(board.routes.flatMap(({ connections }) => connections));
  return new Set(board.connections.map(({ id }) => id).filter((id) => !used.has(id)));
}
