/**
 * What a part of a board is shown to be: the colour never stands without the word. `proof` is for what a
 * score was made by.
 */
export type Mark = { tone: "stop" | "wait" | "proof"; word: string };

/** Painted over a board: what is down, broken, overloaded or late, or what counts. By ids of components and connections. */
export type BoardMarks = { nodes: Record<string, Mark>; edges: Record<string, Mark> };

export const noMarks: BoardMarks = { nodes: {}, edges: {} };
