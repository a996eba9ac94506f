import { z } from "zod";

const tooLong = 1_024;

export const email = z
  .string()
  .trim()
  .min(1, "Enter your e-mail address.")
  .pipe(z.email("That is no complete e-mail address, such as name@example.org."));

/** The server decides whether a password is good; these two bounds can be told at once. */
export const newPassword = z
  .string()
  .min(1, "Choose a password.")
  .refine((text) => [...text].length >= 10, "Use at least 10 characters.")
  .refine(
    (text) => new TextEncoder().encode(text).length <= tooLong,
    `Use at most ${tooLong.toLocaleString("en")} bytes.`,
  );

export const code = z
  .string()
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "The code has 6 digits."));

export const signInSchema = z.object({
  email,
  password: z.string().min(1, "Enter your password."),
});

export const signUpSchema = z.object({ email, password: newPassword });

export const twiceSchema = z
  .object({ password: newPassword, again: z.string() })
  .refine(({ password, again }) => password === again, {
    path: ["again"],
    message: "The two are not the same. Type it once more.",
  });
