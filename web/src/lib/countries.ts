/** Codes that the browser has names for although nobody lives or works there. */
const notCountries = new Set([
  "EU",
  "EZ",
  "UN",
  "QO",
  "XA",
  "XB",
  "ZZ",
  "AC",
  "CP",
  "DG",
  "EA",
  "IC",
  "TA",
  "CQ",
  "AQ",
  "BV",
  "HM",
]);

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
let known: { code: string; name: string }[] | null = null;

/** Every country by its ISO 3166 alpha-2 code, named in the reader's language and sorted by name. */
export function countries(): readonly { code: string; name: string }[] {
  if (known) return known;
  const names = new Intl.DisplayNames(undefined, { type: "region", fallback: "none" });
  const countries: { code: string; name: string }[] = [];
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const name = names.of(code);
      // A code that was given up (BU for MM) is written in its new form by the browser.
      if (name && !notCountries.has(code) && new Intl.Locale(`und-${code}`).region === code) {
        countries.push({ code, name });
      }
    }
  }
  const collator = new Intl.Collator();
  known = countries.sort((a, b) => collator.compare(a.name, b.name));
  return known;
}

/** The name of a country, or the code itself when it has none. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(undefined, { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Every time zone the browser knows, in IANA's spelling. */
export function timeZones(): readonly string[] {
  const zones = Intl.supportedValuesOf("timeZone");
  return zones.includes("UTC") ? zones : ["UTC", ...zones];
}
