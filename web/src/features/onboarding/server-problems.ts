import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { problems } from "@/lib/errors";

/**
 * Puts the server's field problems to their fields; true when every one of them found its place, so that
 * nothing is left to say above the form.
 */
export function showProblems<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const all = problems(error);
  let placed = 0;
  for (const { pointer, message } of all) {
    const name = pointer.replace(/^\/(p_company\/|p_)/, "").split("/")[0];
    const field = fields.find((one) => one === name);
    if (!field) continue;
    setError(field, { message }, { shouldFocus: placed === 0 });
    placed++;
  }
  return all.length > 0 && placed === all.length;
}
