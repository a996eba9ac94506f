import { readDraft, writeDraft } from "@/lib/drafts";
import type { PaletteEntry } from "./entries";

/** Kept as drafts are: gone at sign-out. */
const name = "palette.recent";
const MOST = 4;

type Recent = { label: string; href: string };

/** Where the palette led lately, the newest first. */
export function readRecent(): PaletteEntry[] {
  const stored = readDraft<{ places: unknown }>(name)?.places;
  const places = Array.isArray(stored) ? stored.filter(isRecent) : [];
  return places.slice(0, MOST).map(({ label, href }) => ({ group: "Recent", label, href }));
}

export function rememberRecent({ label, href }: Recent): void {
  const others = readRecent().flatMap((one) =>
    "href" in one && one.href !== href ? [{ label: one.label, href: one.href }] : [],
  );
  writeDraft(name, { places: [{ label, href }, ...others].slice(0, MOST) });
}

/** A path of the app, however it got into the storage. */
function isRecent(value: unknown): value is Recent {
  const one = value as Partial<Recent> | null;
  return (
    typeof one?.label === "string" && typeof one.href === "string" && /^\/(?![/\\])/.test(one.href)
  );
}
