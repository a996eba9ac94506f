import { paths } from "@/lib/paths";

/** The usual way of hiring and ours, question by question. */
export const comparison = [
  {
    question: "Can this person do the work?",
    usually: "The résumé says so. An unpaid take-home task finds out.",
    here: "They solved judged challenges, once for all companies. The profile shows which ones.",
  },
  {
    question: "Does the job fit me?",
    usually: "A recruiter thinks so. The pay comes in the third call.",
    here: "Every job states its pay. The match shows each part: proved, claimed, missing or unknown.",
  },
  {
    question: "Will they answer?",
    usually: "Perhaps.",
    here: "Companies promise to answer within a number of days. Each job shows how often they keep that promise.",
  },
  {
    question: "Why was I rejected?",
    usually: "“We decided to go with other candidates.”",
    here: "You see the criterion that decided, and a challenge that would prove it.",
  },
  {
    question: "Who is on top of the list?",
    usually: "The highest bidder.",
    here: "The best match, by the number that you see. Featured jobs have a list of their own, the same ten a day for everyone.",
  },
] as const;

/** What holds for everyone, and where it can be checked. */
export const promises: {
  title: string;
  text: string;
  link?: { label: string; path: string };
}[] = [
  {
    title: "A score has a receipt",
    text: "You can open every match, rank and interview result to see the facts behind it. Both sides see the same receipt.",
  },
  {
    title: "Unknown is not zero",
    text: "A fact that’s missing doesn’t count against you. It’s listed, so you can add it.",
  },
  {
    title: "Verdicts can be disputed",
    text: "If you find an input that breaks a challenge, submit it. If we confirm it, we judge everyone again and credit you.",
  },
  {
    title: "Your expected pay stays yours",
    text: "Companies learn whether it overlaps with theirs, never the number.",
  },
  {
    title: "You choose who sees you",
    text: "Keep your profile private, share it by link, or open it to approved companies. You can hide from any company by name.",
  },
  {
    title: "You can leave with everything",
    text: "Export all your data as a file, or delete your account. Personal data is gone within the request.",
    link: { label: "Privacy policy", path: paths.privacy },
  },
];

/** What would be easier, and isn't done. */
export const refusals = [
  "Sell a better match. What a tier buys is labelled, and never moves a score.",
  "Reject anyone by a score. A person decides, and says why.",
  "Charge developers for being hired.",
  "Let a company post jobs without pay, or before our staff has reviewed it.",
  "Leave you waiting. After 14 days without an answer, interest ends and you get your decision back.",
  "Follow you around the web. There are no advertising cookies, and you can switch off being counted.",
] as const;
