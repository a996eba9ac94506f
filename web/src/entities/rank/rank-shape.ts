/** A point on the glyph's square of 24 units. */
export type Point = readonly [x: number, y: number];
export type Line = readonly [from: Point, to: Point];

/** The drawing of a rank: its outline and the lines inside. */
export type RankShape = { outline: Point[]; inner: Line[] };

/** The seven ranks by number, and the two that are given by hand. */
export type Rank = number | "founding" | "admin";

const CENTRE = 12;
const RADIUS = 10;

/** The corners of a regular polygon, the first at the top, clockwise. */
function polygon(sides: number): Point[] {
  return Array.from({ length: sides }, (_, corner) => {
    const angle = (corner / sides) * 2 * Math.PI - Math.PI / 2;
    return [round(CENTRE + RADIUS * Math.cos(angle)), round(CENTRE + RADIUS * Math.sin(angle))];
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Pairs of corners to join, mirrored left and right, in the order in which ranks gain them. With an
 * even number of corners the upright one comes first, so that every rank gains exactly one line and
 * stays symmetric.
 */
function chords(sides: number, count: number): [number, number][] {
  const half = Math.floor(sides / 2);
  const pairs: [number, number][] = [];
  if (sides % 2 === 0) pairs.push([0, half]);
  const reach = sides % 2 === 0 && count <= half ? half : Math.ceil(sides / 2) - 1;
  const from = sides % 2 === 0 && reach === half ? 1 : 0;
  for (let corner = from; pairs.length < count; corner += 1) {
    pairs.push([corner, (corner + reach) % sides]);
    pairs.push([(sides - corner) % sides, (2 * sides - corner - reach) % sides]);
  }
  return pairs.slice(0, count);
}

/**
 * The shape of a rank from its index alone: a triangle for the first, and with each further rank a
 * side and an inner line more.
 */
export function rankShape(index: number): RankShape {
  const rank = Math.max(0, Math.min(6, Math.floor(index)));
  const outline = polygon(3 + rank);
  const inner = chords(outline.length, rank).map(
    ([a, b]): Line => [outline[a] ?? [CENTRE, CENTRE], outline[b] ?? [CENTRE, CENTRE]],
  );
  return { outline, inner };
}

/** A keystone: what an arch is founded on. */
export const foundingShape: RankShape = {
  outline: [
    [3, 3],
    [21, 3],
    [16.5, 21],
    [7.5, 21],
  ],
  inner: [
    [
      [12, 3],
      [12, 21],
    ],
    [
      [4.75, 10],
      [19.25, 10],
    ],
  ],
};

/** A square that holds a square on its corner: the one who keeps the frame. */
export const adminShape: RankShape = {
  outline: [
    [3, 3],
    [21, 3],
    [21, 21],
    [3, 21],
  ],
  inner: [
    [
      [12, 3],
      [21, 12],
    ],
    [
      [21, 12],
      [12, 21],
    ],
    [
      [12, 21],
      [3, 12],
    ],
    [
      [3, 12],
      [12, 3],
    ],
  ],
};

/** The shape of any rank. */
export function shapeOf(rank: Rank): RankShape {
  if (rank === "founding") return foundingShape;
  if (rank === "admin") return adminShape;
  return rankShape(rank);
}

/** The outline as a closed SVG path. */
export function outlinePath(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** Lines as an SVG path of their own strokes. */
export function linesPath(lines: Line[]): string {
  return lines.map(([[x1, y1], [x2, y2]]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
}
