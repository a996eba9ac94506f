import { readChoices, readList, readNumber, readText } from "@/lib/url-state";
import {
  type RemotePolicy,
  remotePolicyWords,
  type Seniority,
  seniorityWords,
} from "@/lib/vocabulary";

/** What both browsing and searching can narrow. Empty lists, the empty text and null narrow nothing. */
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

/** Reads the filters of an address. What is not a filter of ours, or senseless, narrows nothing. */
export function readCommonFilters(params: URLSearchParams): CommonFilters {
  const currency = params.get("cur") ?? "";
  return {
    skills: readList(params, "skills"),
    remote: readChoices(remotePolicyWords, params, "remote"),
    place: readText(params, "place"),
    payMin: readNumber(params, "pay", MAX_PAY),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : noCommonFilters.currency,
    seniority: readChoices(seniorityWords, params, "level"),
    badges: readList(params, "badges"),
  };
}

/** The values of an address for the pay and its currency, which goes with it. */
export function payParams({ payMin, currency }: Pick<CommonFilters, "payMin" | "currency">) {
  return { pay: payMin, cur: payMin === null ? null : currency };
}
