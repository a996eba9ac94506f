import { z } from "zod";
import { fromMonth, type MonthValue, monthProblem } from "./dates";
import { webAddress } from "./web-address";

/** One line of text that may be left empty. */
export const line = (max: number) =>
  z.string().trim().max(max, `Shorten it to ${max.toLocaleString()} characters.`);

/** One line that must be there. */
export const needed = (max: number, message: string) => line(max).min(1, message);

/** A web address, or nothing. */
export const address = z
  .string()
  .trim()
  .refine((typed) => typed === "" || webAddress(typed) !== null, {
    message: "Write a web address, such as https://example.org.",
  });

/** An address that must be there. */
export const neededAddress = address.refine((typed) => typed !== "", {
  message: "Write a web address, such as https://example.org.",
});

/** A month and a year, a year alone, or nothing. */
export const month = z
  .object({ year: z.string(), month: z.string() })
  .superRefine((value, issues) => {
    const problem = monthProblem(value);
    if (problem) issues.addIssue({ code: "custom", message: problem });
  });

/** Whether two months stand in the wrong order. */
export function endsBeforeStart(from: MonthValue, to: MonthValue): boolean {
  const [start, end] = [fromMonth(from), fromMonth(to)];
  if (start === null || end === null) return false;
  // As far as both are known: 2019 isn't before March 2019.
  const known = Math.min(start.length, end.length);
  return end.slice(0, known) < start.slice(0, known);
}

/** The lines of a text box as a list: one entry each, without bullets that people type. */
export function toLines(text: string): string[] {
  return text
    .split("\n")
    .map((one) => one.replace(/^\s*[-*•]\s+/, "").trim())
    .filter(Boolean);
}
