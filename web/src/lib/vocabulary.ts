import {
  availabilityLabels,
  companySizeLabels,
  companyStageLabels,
  employmentTypeLabels,
  jobStatusLabels,
  linkKindLabels,
  remotePolicyLabels,
  seniorityLabels,
  skillLevelLabels,
} from "./vocabulary.generated";

/** The closed lists with the words that people read for them, under the names that the pages know. */
export const seniorityWords = seniorityLabels;
export const employmentTypeWords = employmentTypeLabels;
export const remotePolicyWords = remotePolicyLabels;
export const availabilityWords = availabilityLabels;
export const jobStatusWords = jobStatusLabels;
export const companySizeWords = companySizeLabels;
export const companyStageWords = companyStageLabels;
export const skillLevelWords = skillLevelLabels;
export const linkKindWords = linkKindLabels;

export type {
  Availability,
  CompanySize,
  CompanyStage,
  EmploymentType,
  JobStatus,
  LinkKind,
  RemotePolicy,
  Seniority,
  SkillLevel,
} from "./vocabulary.generated";

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
