/**
 * The closed lists of the database with the words that people read for them. Each is an object from the
 * stored value to its words, in the order in which choices are offered.
 */
export const seniorityWords = {
  intern: "Intern",
  junior: "Junior",
  mid: "Mid-level",
  senior: "Senior",
  staff: "Staff",
  principal: "Principal",
} as const;
export type Seniority = keyof typeof seniorityWords;

export const employmentTypeWords = {
  full_time: "Full time",
  part_time: "Part time",
  contract: "Contract",
  internship: "Internship",
  temporary: "Temporary",
} as const;
export type EmploymentType = keyof typeof employmentTypeWords;

export const remotePolicyWords = { remote: "Remote", hybrid: "Hybrid", onsite: "On site" } as const;
export type RemotePolicy = keyof typeof remotePolicyWords;

export const availabilityWords = {
  now: "Now",
  two_weeks: "In two weeks",
  one_month: "In a month",
  three_months: "In three months",
  not_looking: "Not looking",
} as const;
export type Availability = keyof typeof availabilityWords;

export const jobStatusWords = {
  draft: "Draft",
  open: "Open",
  paused: "Paused",
  filled: "Filled",
  closed: "Closed",
  expired: "Expired",
} as const;
export type JobStatus = keyof typeof jobStatusWords;

export const companySizeWords = {
  "1-10": "1 to 10 people",
  "11-50": "11 to 50 people",
  "51-200": "51 to 200 people",
  "201-500": "201 to 500 people",
  "501-1000": "501 to 1,000 people",
  "1001-5000": "1,001 to 5,000 people",
  "5001+": "More than 5,000 people",
} as const;
export type CompanySize = keyof typeof companySizeWords;

export const companyStageWords = {
  bootstrapped: "Bootstrapped",
  pre_seed: "Pre-seed",
  seed: "Seed",
  series_a: "Series A",
  series_b: "Series B",
  series_c: "Series C",
  late: "Late stage",
  public: "Public company",
  non_profit: "Non-profit",
} as const;
export type CompanyStage = keyof typeof companyStageWords;

export const skillLevelWords = { 1: "Learning", 2: "Working", 3: "Strong", 4: "Expert" } as const;
export type SkillLevel = keyof typeof skillLevelWords;

export const linkKindWords = {
  site: "Website",
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
  mastodon: "Mastodon",
  x: "X",
  stackoverflow: "Stack Overflow",
  blog: "Blog",
  other: "Other",
} as const;
export type LinkKind = keyof typeof linkKindWords;

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
