import type { Weight } from "@/entities/match/weights";
import type { Receipt } from "@/entities/receipt/ReceiptBody";
import type { MatchReceipt, ShownDimension } from "@/lib/database.types";

/** A match with every state in it, as the server would give it. */
export const sampleMatch: MatchReceipt = {
  score: 86,
  band: "strong",
  coverage: { scored: 5, of: 6 },
  exact: true,
  criteria: [
    {
      key: "rust",
      label: "Rust",
      weight: 30,
      state: "proved",
      points: 30,
      detail: "9 challenges passed, last on 2 Nov",
    },
    {
      key: "design",
      label: "System design",
      weight: 15,
      state: "proved",
      points: 12,
      detail: "81 of 100, distributed storage",
    },
    {
      key: "years",
      label: "Years",
      weight: 20,
      state: "met",
      points: 20,
      detail: "7 of 5 asked",
    },
    {
      key: "io",
      label: "Linux I/O",
      weight: 15,
      state: "partly",
      points: 8,
      detail: "io_uring stated; epoll and fsync not",
    },
    {
      key: "pg",
      label: "PostgreSQL",
      weight: 10,
      state: "missing",
      points: 0,
      detail: "not stated, asked for as a must",
    },
    {
      key: "c",
      label: "C",
      weight: 10,
      state: "unknown",
      points: 0,
      detail: "nothing known; left out of the score",
    },
  ],
  gates: [
    { key: "place", label: "Place", passed: true, detail: "remote within UTC −1 to +3" },
    { key: "permit", label: "Right to work", passed: null, detail: "not stated for Germany" },
  ],
};

export const otherMatch: MatchReceipt = {
  score: 61,
  band: "good",
  coverage: { scored: 4, of: 5 },
  exact: false,
  criteria: [
    {
      key: "ts",
      label: "TypeScript",
      weight: 25,
      state: "met",
      points: 25,
      detail: "6 years stated",
    },
    {
      key: "react",
      label: "React",
      weight: 25,
      state: "met",
      points: 25,
      detail: "5 years stated",
    },
    {
      key: "sql",
      label: "SQL",
      weight: 20,
      state: "partly",
      points: 10,
      detail: "2 of 4 challenges passed",
    },
    {
      key: "rank",
      label: "Rank",
      weight: 15,
      state: "missing",
      points: 0,
      detail: "Elite Developer asked",
    },
    {
      key: "ops",
      label: "Operations",
      weight: 15,
      state: "unknown",
      points: 0,
      detail: "nothing known",
    },
  ],
  gates: [],
};

export const sampleReceipt: Receipt = {
  title: "Rust, 30 of 30",
  counts: ["9 challenges passed, 3 hard", "last: 2 Nov 2026, judged in 41 ms"],
  source: "submissions judged here",
  computedAt: "2026-11-21T06:00:00Z",
  link: { href: "#receipt", label: "See the submissions" },
};

export const sampleWeights: Weight[] = [
  { key: "rust", label: "Rust", weight: 30 },
  { key: "years", label: "Years", weight: 20 },
  { key: "design", label: "System design", weight: 20 },
  { key: "io", label: "Linux I/O", weight: 15 },
  { key: "pg", label: "PostgreSQL", weight: 15 },
  { key: "c", label: "C", weight: 0 },
];

export const sampleLevels: ShownDimension[] = [
  { id: "requirements", title: "Requirements and scope", level: 32, weight: 15 },
  { id: "operations", title: "Scale, reliability, security and operations", level: 15, weight: 20 },
  { id: "tradeoffs", title: "Trade-offs and communication", level: 40, weight: 15 },
];

/** The names of the seven ranks and how many challenges each asks for. */
export const ranks: [string, number][] = [
  ["Code Breaker", 0],
  ["Code Specialist", 5],
  ["Elite Developer", 10],
  ["Cyber Architect", 15],
  ["System Overlord", 25],
  ["The Compiler", 40],
  ["The Omniscient", 70],
];
