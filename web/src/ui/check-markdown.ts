import type { z } from "zod";
import { markdownAdvice } from "./markdown-limits";

/** For a form's field that holds Markdown: says what to change before the server refuses it. */
export function checkMarkdown(text: string, context: z.RefinementCtx<string>): void {
  const message = markdownAdvice(text);
  if (message) context.addIssue({ code: "custom", message });
}
