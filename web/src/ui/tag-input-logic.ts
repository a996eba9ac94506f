/** One choice of a tag input: the key is compared, the label is shown. */
export type Suggestion = {
  value: string;
  label: string;
  /** At the right of the line: "alias of PostgreSQL", "412 jobs". */
  note?: string | undefined;
};

/** Folds case, accents and outer spaces, so that "Réact " is found by "react". */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}

/** The suggestions for what is typed: those beginning with it first, then those containing it; chosen ones never. */
export function narrow(
  all: Suggestion[],
  typed: string,
  chosen: string[],
  limit = 8,
): Suggestion[] {
  const wanted = fold(typed);
  const chosenKeys = new Set(chosen.map(fold));
  const open = all.filter((one) => !chosenKeys.has(fold(one.value)));
  const starts = open.filter((one) => fold(one.label).startsWith(wanted));
  const contains = open.filter(
    (one) =>
      !fold(one.label).startsWith(wanted) &&
      fold(`${one.label} ${one.note ?? ""}`).includes(wanted),
  );
  return [...starts, ...contains].slice(0, limit);
}
