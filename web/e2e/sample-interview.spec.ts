import { readFile } from "node:fs/promises";
import { paths } from "../src/lib/paths";
import { expect, expectApp, expectSound, phone, test } from "./fixtures";

type Sample = {
  receipt: { score: { total: number }; versions: { scorer: string; rubric: string } };
};

test("a visitor reads how an interview is scored, check by check", async ({ page }) => {
  const file = new URL("../src/features/interview/sample/sample.json", import.meta.url);
  const { receipt }: Sample = JSON.parse(await readFile(file, "utf8"));
  await page.goto(paths.home);
  await expectApp(page);
  await page.getByRole("link", { name: "Read a sample score" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A sample interview");
  await expect(page.getByRole("region", { name: "The score" })).toContainText(
    `${receipt.score.total}of 100`,
  );
  await page.getByRole("button", { name: "Open all checks" }).click();
  const checks = page.getByRole("list", { name: /^Checks: / });
  await expect(checks).toHaveCount(7);
  // The evidence of a check shows its place in the answer.
  const evidence = checks.getByRole("button").first();
  await evidence.click();
  await expect(page).toHaveURL(/check=/);
  await expectSound(page);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.getByRole("link", { name: "Take your own interview" }).click();
  await expect(page.getByRole("heading", { name: "Sign up" })).toBeVisible();
});

test("the sample is read without scripts, every check with what earned it", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(paths.sampleInterview);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A sample interview");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(8);
  await expect(page.getByRole("blockquote").first()).toBeVisible();
  await expect(
    page
      .getByText("Not found.")
      .or(page.getByText(/^Nothing in /))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await context.close();
});
