/** Joins class names and drops what is empty, so that conditions read as `cx("row", open && "row-open")`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
