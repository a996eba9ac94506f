import { z } from "zod";
import { email, newPassword } from "@/lib/account-fields";

export const signInSchema = z.object({
  email,
  password: z.string().min(1, "Enter your password."),
});

export const signUpSchema = z.object({ email, password: newPassword });
