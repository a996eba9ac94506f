import { z } from "zod";
import { passwordMinLength } from "./config";
import { phoneProblem, toE164 } from "./phone";

const tooLong = 1_024;

/** An email address as it is typed. */
export const email = z
  .string()
  .trim()
  .min(1, "Enter your email address.")
  .pipe(z.email("That is no complete email address, such as name@example.org."));

/** The server decides whether a password is good; these two bounds can be told at once. */
export const newPassword = z
  .string()
  .min(1, "Choose a password.")
  .refine((text) => [...text].length >= passwordMinLength(), {
    error: () => `Use at least ${passwordMinLength()} characters.`,
  })
  .refine(
    (text) => new TextEncoder().encode(text).length <= tooLong,
    `Use at most ${tooLong.toLocaleString("en")} bytes.`,
  );

/** A phone number as it is typed; comes out in E.164. */
export const phone = z
  .string()
  .superRefine((typed, context) => {
    const problem = phoneProblem(typed, null);
    if (problem) context.addIssue({ code: "custom", message: problem });
  })
  .transform(toE164);

/** The digits of a mail: six, or ten after wrong codes were tried on the account. */
export const code = z
  .string()
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^(\d{6}|\d{10})$/, "Enter all digits of the code."));

/** A new password, typed twice. */
export const twiceSchema = z
  .object({ password: newPassword, again: z.string() })
  .refine(({ password, again }) => password === again, {
    path: ["again"],
    message: "The two are not the same. Type it once more.",
  });

/** The codes of auth that speak of the new password itself, and so stand at its field. */
export const aboutPassword: ReadonlySet<string | null> = new Set([
  "weak_password",
  "same_password",
]);
