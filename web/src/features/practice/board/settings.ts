import type { BoardSetting, Json } from "@/lib/database.types";
import type { Fields } from "./simulated-board";

/** What is set at a path such as `storage/replicas`; undefined while it is open. */
export function valueAt(fields: Fields, path: string): Json | undefined {
  let value: Json | undefined = fields;
  for (const key of path.split("/")) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    value = value[key];
  }
  return value ?? undefined;
}

/** The fields with this value at a path. Groups that hold nothing any more go. */
export function withValueAt<T extends Fields>(fields: T, path: string, value: Json | undefined): T {
  const [key = "", ...rest] = path.split("/");
  const { [key]: before, ...others } = fields;
  const group =
    typeof before === "object" && before !== null && !Array.isArray(before) ? before : {};
  const after = rest.length === 0 ? value : withValueAt(group, rest.join("/"), value);
  const isGone =
    after === undefined || (rest.length > 0 && Object.keys(after as Fields).length === 0);
  if (isGone) return others as T;
  return { ...fields, [key]: after } as T;
}

/** What holds: the value that is set, or of a choice that is open its first option. */
function effective(fields: Fields, path: string, settings: readonly BoardSetting[]): Json {
  const value = valueAt(fields, path);
  if (value !== undefined) return value;
  const form = settings.find((one) => one.path === path)?.form;
  return form?.kind === "choice" ? (form.options[0]?.value ?? null) : null;
}

/** Whether a setting has a meaning beside the others. */
export function isOffered(
  setting: BoardSetting,
  fields: Fields,
  settings: readonly BoardSetting[],
): boolean {
  return setting.needs.every(({ path, values }) => {
    const value = effective(fields, path, settings);
    return values.length > 0 ? values.some((one) => one === value) : Boolean(value);
  });
}

/**
 * Sets one setting, or opens it again. What has to be set with it is set, and what has no meaning without it is opened, so
 * that a form leaves no board that contradicts itself.
 */
export function withSetting<T extends Fields>(
  fields: T,
  setting: BoardSetting,
  value: Json | undefined,
  settings: readonly BoardSetting[],
): T {
  let next = withValueAt(fields, setting.path, value);
  if (value !== undefined) {
    for (const { values, path, set } of setting.with) {
      const applies = values.length === 0 || values.some((one) => one === value);
      if (applies && valueAt(next, path) === undefined) next = withValueAt(next, path, set);
    }
  }
  // Opening one can leave another without a meaning.
  for (;;) {
    const stale = settings.find(
      (one) => valueAt(next, one.path) !== undefined && !isOffered(one, next, settings),
    );
    if (!stale) return next;
    next = withValueAt(next, stale.path, undefined);
  }
}

/** What is set, in words: "3", "On disk", "yes", "a, b"; null while it is open. */
export function valueText(setting: BoardSetting, fields: Fields): string | null {
  const value = valueAt(fields, setting.path);
  if (value === undefined || value === null) return null;
  const { form } = setting;
  if (form.kind === "choice") {
    return form.options.find((one) => one.value === value)?.label ?? String(value);
  }
  if (form.kind === "switch") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.join(", ");
  const unit = form.kind === "number" && form.unit ? ` ${form.unit}` : "";
  return `${typeof value === "number" ? value.toLocaleString("en") : String(value)}${unit}`;
}
