import { z } from "zod";

const line = (most: number, empty: string) =>
  z.string().trim().min(1, empty).max(most, `At most ${most} characters.`);

const optionalLine = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

/** An address as people type it; `https://` is put in front of what has none. */
export const webAddress = z
  .string()
  .trim()
  .transform((text) => (text === "" || /^https?:\/\//i.test(text) ? text : `https://${text}`))
  .refine((text) => text === "" || isAddress(text), "Enter a web address, such as acme.example.");

function isAddress(text: string): boolean {
  if (text.length > 500) return false;
  try {
    return new URL(text).hostname.includes(".");
  } catch {
    return false;
  }
}

export const seekerSchema = z.object({
  full_name: line(120, "Enter your name."),
  headline: line(160, "Enter a short headline."),
  location: line(120, "Enter a place, or “Remote”."),
  years_experience: z
    .number({ error: "Enter the number of years; 0 is fine." })
    .int("Enter whole years.")
    .min(0, "Enter 0 or more.")
    .max(70, "Enter at most 70."),
  skills: z.array(z.string()).min(3, "Add at least 3 skills.").max(100, "At most 100 skills."),
});

export const companySchema = z.object({
  name: line(120, "Enter the company's name."),
  full_name: line(120, "Enter your name."),
  website: webAddress,
});

export const companyDetailsSchema = z.object({
  /** Address of an uploaded picture; "" is none. */
  logo_url: z.string(),
  tagline: optionalLine(160),
  size: z.string(),
  industry: optionalLine(80),
  culture: optionalLine(10_000),
  website: webAddress,
  links: z
    .array(
      z.object({
        label: line(60, "Enter a name for the link."),
        url: webAddress.refine((text) => text !== "", "Enter the address."),
      }),
    )
    .max(10, "At most 10 links."),
});

export type CompanyDetailsForm = z.infer<typeof companyDetailsSchema>;
