import { paths } from "@/lib/paths";
import { signOut } from "@/lib/session/sign-out";
import { pageAt } from "../page-at";
import { setTheme } from "../theme";
import type { Offer } from "../use-suggestions";
import { type PaletteEntry, type PaletteRun, paletteEntries, type Reader } from "./entries";
import { find } from "./find";
import { PaletteList } from "./PaletteList";
import { readRecent, rememberRecent } from "./recent";

/** What the palette is drawn by. */
export const List = PaletteList;

/** What the palette offers beneath the box: recent places while nothing is typed, then pages, then actions. */
export function palette(reader: Reader, typed: string): PaletteEntry[] {
  const all = paletteEntries(reader);
  const found = find(all, typed);
  const recent = typed.trim() === "" ? readRecent().filter((entry) => isOpen(entry, all)) : [];
  const of = (group: PaletteEntry["group"]) => found.filter((entry) => entry.group === group);
  return [...recent, ...of("Pages"), ...of("Actions")];
}

/** A place that somebody went to before they signed in, or set up their account, can be closed to them now. */
function isOpen(recent: PaletteEntry, all: PaletteEntry[]): boolean {
  if (!("href" in recent)) return false;
  const { pathname } = new URL(recent.href, "https://devproof.invalid");
  const isOffered = all.some((entry) => "href" in entry && entry.href === recent.href);
  return isOffered || pageAt({ pathname })?.who === "anyone";
}

/** The same as what the box offers. */
export function offers(reader: Reader, typed: string): Offer[] {
  return palette(reader, typed).map((entry) => ({
    ...entry,
    marks: [],
    note: entry.note ?? null,
    kind: null,
  }));
}

/** Notes that it led somewhere. */
export function remember(label: string, href: string): void {
  rememberRecent({ label, href });
}

/** Does what has no page of its own, and says where it leads; null where the reader stays. */
export async function run(what: PaletteRun): Promise<string | null> {
  if (what !== "log-out") {
    setTheme(what);
    return null;
  }
  await signOut();
  return paths.signIn;
}
