/** The currencies that pay is most often given in; a stored one outside the list stays as it is. */
export const currencies: readonly string[] = [
  "EUR",
  "USD",
  "GBP",
  "CHF",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
  "CZK",
  "HUF",
  "RON",
  "UAH",
  "TRY",
  "CAD",
  "MXN",
  "BRL",
  "ARS",
  "AUD",
  "NZD",
  "JPY",
  "KRW",
  "CNY",
  "TWD",
  "HKD",
  "SGD",
  "INR",
  "ILS",
  "AED",
  "ZAR",
  "NGN",
];

/** The values of one of the lists above, as zod's `enum` takes them. */
export function keysOf<K extends string>(words: Readonly<Record<K, string>>): [K, ...K[]] {
  return Object.keys(words) as [K, ...K[]];
}

/** The entries of one of the lists above as a select or a radio group takes them. */
export function choices<K extends string>(
  words: Readonly<Record<K, string>>,
): { value: K; label: string }[] {
  return keysOf(words).map((value) => ({ value, label: words[value] }));
}

/** Whether a text from outside is one of a list's values. */
export function isOneOf<K extends string>(
  words: Readonly<Record<K, string>>,
  text: string,
): text is K {
  return Object.hasOwn(words, text);
}
