/** What the weights of a job sum to. */
export const WHOLE = 100;

/** One criterion's weight in the editor. */
export type Weight = { key: string; label: string; weight: number };

/** Moves weight over one joint: what the left one gains, the right one gives. Neither goes below zero. */
export function moveJoint<W extends Weight>(weights: W[], joint: number, by: number): W[] {
  const left = weights[joint];
  const right = weights[joint + 1];
  if (!left || !right) return weights;
  const step = Math.max(-left.weight, Math.min(right.weight, Math.round(by)));
  if (step === 0) return weights;
  return weights.map((one, index) => {
    if (index === joint) return { ...one, weight: one.weight + step };
    if (index === joint + 1) return { ...one, weight: one.weight - step };
    return one;
  });
}

/**
 * Sets one weight and lets the others share the rest as they did before, so that the whole stays 100.
 * When all others are zero, the rest goes to the next one.
 */
export function setWeight<W extends Weight>(weights: W[], index: number, value: number): W[] {
  if (!weights[index]) return weights;
  if (weights.length === 1) return weights.map((one) => ({ ...one, weight: WHOLE }));
  const wanted = Math.max(0, Math.min(WHOLE, Math.round(value)));
  const others = weights.map((one, at) => (at === index ? 0 : one.weight));
  if (!others.some((weight) => weight > 0)) others[(index + 1) % weights.length] = 1;
  const shared = share(others, WHOLE - wanted);
  return weights.map((one, at) => ({ ...one, weight: at === index ? wanted : (shared[at] ?? 0) }));
}

/** Brings any weights to whole numbers that sum to 100, keeping their proportions. */
export function normalise<W extends Weight>(weights: W[]): W[] {
  const raw = weights.map((one) => Math.max(0, one.weight));
  const shared = share(raw.every((weight) => weight === 0) ? raw.map(() => 1) : raw, WHOLE);
  return weights.map((one, at) => ({ ...one, weight: shared[at] ?? 0 }));
}

/** Divides a whole number by proportions into whole numbers; the largest remainders round up, the first of equals first. */
function share(proportions: number[], total: number): number[] {
  const sum = proportions.reduce((a, b) => a + b, 0);
  const exact = proportions.map((part) => (part / sum) * total);
  const result = exact.map(Math.floor);
  let missing = total - result.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (missing === 0) break;
    result[index] = (result[index] ?? 0) + 1;
    missing -= 1;
  }
  return result;
}
