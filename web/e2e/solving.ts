import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { command, type Person } from "./people";

const endings = {
  javascript: "js",
  python: "py",
  sql: "sql",
  cpp: "cpp",
  rust: "rs",
  go: "go",
  java: "java",
} as const;
type Language = keyof typeof endings;

/** A file of a challenge of the catalogue, as it stands in the repository. */
export function ofChallenge(slug: string, file: string): Promise<string> {
  return readFile(new URL(`../../content/challenges/${slug}/${file}`, import.meta.url), "utf8");
}

/** The reference solution of a challenge. */
export function reference(slug: string, language: Language = "javascript"): Promise<string> {
  return ofChallenge(slug, `solution.${endings[language]}`);
}

/** Submits an answer without a browser and waits for its verdict. */
export async function submit(
  person: Person,
  slug: string,
  source: string,
  language: Language = "javascript",
): Promise<string> {
  const challenge = await command<{ id: string }>(person, "get_challenge", { p_slug: slug });
  const id = randomUUID();
  await command(person, "submit_challenge", {
    p_id: id,
    p_challenge_id: challenge.id,
    p_language: language,
    p_source: source,
  });
  const verdict = async () => {
    const { data } = await person.api.from("submissions").select("verdict").eq("id", id).single();
    return data?.verdict ?? null;
  };
  await expect.poll(verdict, { timeout: 60_000 }).not.toBeNull();
  return verdict();
}

/** Solves a challenge with the reference solution. */
export async function solve(person: Person, slug: string, language?: Language): Promise<void> {
  expect(await submit(person, slug, await reference(slug, language), language)).toBe("accepted");
}

/** Where the answer is written. */
export function editor(page: Page): Locator {
  return page.getByRole("textbox", { name: /^Your answer/ });
}

/** Puts a text in the place of all that stands in the editor. */
export async function write(page: Page, source: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(source);
}

/** What the judge says of the newest answer. */
export function verdictOf(page: Page): Locator {
  return page.getByRole("region", { name: "Results" }).getByRole("status").first();
}
