/** The list with one entry moved to another place; the same list when nothing moves. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  const target = Math.max(0, Math.min(list.length - 1, to));
  const one = list[from];
  if (one === undefined || target === from) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(target, 0, one);
}

/** Which place a point belongs to, among boxes that flow in lines: the nearest by its middle. */
export function placeAt(
  boxes: { left: number; top: number; width: number; height: number }[],
  x: number,
  y: number,
): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const dx = box.left + box.width / 2 - x;
    const dy = box.top + box.height / 2 - y;
    const far = dx * dx + dy * dy;
    if (far < least) {
      least = far;
      nearest = index;
    }
  });
  return nearest;
}
