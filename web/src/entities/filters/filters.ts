import { readChoices, readList, readNumber, readText } from "@/lib/url-state";
import {
  type RemotePolicy,
  remotePolicyLabels,
  type Seniority,
  seniorityLabels,
} from "@/lib/vocabulary.generated";

/** Filters that browsing and search share. An empty list, an empty text or null does not filter. */
export type CommonFilters = {
  /** Slugs; all of them. */
  skills: string[];
  remote: RemotePolicy[];
  place: string;
  /** A year's pay in whole units of `currency`. */
  payMin: number | null;
  currency: string;
  seniority: Seniority[];
  /** Keys; all of them. */
  badges: string[];
};

export const noCommonFilters: CommonFilters = {
  skills: [],
  remote: [],
  place: "",
  payMin: null,
  currency: "EUR",
  seniority: [],
  badges: [],
};

const MAX_PAY = 100_000_000;

/** Reads the filters of an address. Unknown and invalid values are ignored. */
export function readCommonFilters(params: URLSearchParams): CommonFilters {
  const currency = params.get("cur") ?? "";
  return {
    skills: readList(params, "skills"),
    remote: readChoices(remotePolicyLabels, params, "remote"),
    place: readText(params, "place"),
    payMin: readNumber(params, "pay", MAX_PAY),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : noCommonFilters.currency,
    seniority: readChoices(seniorityLabels, params, "level"),
    badges: readList(params, "badges"),
  };
}

/** The pay in an address, with its currency. */
export function payParams({ payMin, currency }: Pick<CommonFilters, "payMin" | "currency">) {
  return { pay: payMin, cur: payMin === null ? null : currency };
}
