import { readChoice, readNumber, readText, writeQuery } from "@/lib/url-state";
import {
  type Difficulty,
  difficultyLabels,
  type Language,
  languageLabels,
  type RemotePolicy,
  remotePolicyLabels,
  type Seniority,
  seniorityLabels,
  type Topic,
  topicLabels,
} from "@/lib/vocabulary.generated";

/** As the server reads the same addresses (`crates/pages/src/lists`). */
const MAX_PAGES = 50;
const MAX_PAY = 100_000_000;
/** Of a pay without a currency. */
const CURRENCY = "EUR";

export type JobPlace = {
  query: string;
  remote: RemotePolicy | null;
  seniority: Seniority | null;
  /** A year's pay in whole units of the currency. */
  payMin: number | null;
  currency: string;
  page: number;
};
export type CompanyPlace = { query: string; badge: string; page: number };
export type ChallengePlace = {
  difficulty: Difficulty | null;
  language: Language | null;
  topic: Topic | null;
  page: number;
};

const readPage = (params: URLSearchParams) => readNumber(params, "page", MAX_PAGES) ?? 1;
const writePage = (page: number) => (page > 1 ? page : null);
const readWords = (params: URLSearchParams, key: string) =>
  readText(params, key).replace(/\s+/g, " ");

export function readJobs(params: URLSearchParams): JobPlace {
  const payMin = readNumber(params, "pay", MAX_PAY);
  const currency = readText(params, "cur").toUpperCase();
  return {
    query: readWords(params, "q"),
    remote: readChoice(remotePolicyLabels, params, "remote"),
    seniority: readChoice(seniorityLabels, params, "level"),
    payMin,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : payMin === null ? "" : CURRENCY,
    page: readPage(params),
  };
}

export function writeJobs({ query, remote, seniority, payMin, currency, page }: JobPlace): string {
  return writeQuery({
    q: query,
    remote,
    level: seniority,
    pay: payMin,
    cur: currency,
    page: writePage(page),
  });
}

export function readCompanies(params: URLSearchParams): CompanyPlace {
  return {
    query: readWords(params, "q"),
    badge: readWords(params, "badge").slice(0, 60),
    page: readPage(params),
  };
}

export function writeCompanies({ query, badge, page }: CompanyPlace): string {
  return writeQuery({ q: query, badge, page: writePage(page) });
}

export function readChallenges(params: URLSearchParams): ChallengePlace {
  return {
    difficulty: readChoice(difficultyLabels, params, "difficulty"),
    language: readChoice(languageLabels, params, "language"),
    topic: readChoice(topicLabels, params, "topic"),
    page: readPage(params),
  };
}

export function writeChallenges({ difficulty, language, topic, page }: ChallengePlace): string {
  return writeQuery({ difficulty, language, topic, page: writePage(page) });
}
