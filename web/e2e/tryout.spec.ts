import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { command, type Person } from "./people";
import { reference, verdictOf, write } from "./solving";

const slug = "one-page-per-incident";
const title = "One page per incident";

test("a visitor solves a challenge, signs up, and has it", async ({ people }) => {
  test.setTimeout(120_000);
  const page = await people.visitor();

  await test.step("the list of challenges leads to the editor", async () => {
    await page.goto(`${paths.publicChallenges}?difficulty=easy`);
    const row = page.getByRole("listitem").filter({ hasText: title });
    await expect(row).toContainText("no account needed");
    await row.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(paths.tryoutOf(slug));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Try a challenge: ${title}`);
  });

  await test.step("a run on the visible tests, and a wrong answer", async () => {
    await page.getByRole("button", { name: "Run" }).click();
    await expect(verdictOf(page)).toContainText("Wrong answer", { timeout: 30_000 });
    await expect(page.getByRole("toolbar", { name: /tests passed/ })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText("Keep this answer")).toHaveCount(0);
  });

  await test.step("the right answer is accepted, and a reload still says so", async () => {
    await write(page, await reference(slug));
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(verdictOf(page)).toContainText("Accepted on all", { timeout: 30_000 });
    await expect(page.getByText("Keep this answer.")).toBeVisible();
    await page.reload();
    await expect(verdictOf(page)).toContainText("Accepted on all");
    await expectSound(page);
  });

  await test.step("it is kept by who signs up here, and judged as theirs", async () => {
    const stored = await page.evaluate(() => localStorage.getItem("devproof.tryouts"));
    const person = await people.seeker("Tria Out");
    const own = await person.page();
    // Storage belongs to a page of the site.
    await own.goto(paths.terms);
    await own.evaluate((value) => localStorage.setItem("devproof.tryouts", value ?? ""), stored);
    await own.goto(paths.profile);
    await expect(own.getByText(`Your answer to ${title} is now in your account.`)).toBeVisible();
    await own.getByRole("button", { name: "See it" }).click();
    await expect(own).toHaveURL(paths.challenge(slug));
    await expect(verdictOf(own)).toContainText("Accepted on all", { timeout: 30_000 });
    await expect.poll(() => state(person)).toBe("solved");
    expect(await own.evaluate(() => localStorage.getItem("devproof.tryouts"))).toBeNull();
    // A job seeker has the challenge in their own catalogue.
    await own.goto(paths.tryoutOf(slug));
    await expect(own).toHaveURL(paths.challenge(slug));
  });
});

test("a full lane says when to try again, and a phone shows one part at a time", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route("**/rest/v1/rpc/start_tryout", (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: "tryouts_busy",
        message: "Many people are trying challenges right now. Try again in 40 s.",
        details: '{"wait":40}',
        hint: null,
      },
    }),
  );
  await page.goto(paths.tryoutOf(slug));
  await page.getByRole("link", { name: "Editor" }).click();
  await write(page, await reference(slug));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toContainText("Try again in 40 s.", { timeout: 30_000 });
  await expectSound(page);
  await page.reload();
  await page.getByRole("link", { name: "Editor" }).click();
  await expect(page.getByRole("textbox", { name: /^Your answer/ })).not.toHaveText("");
});

test("what isn't open to everyone says so", async ({ page }) => {
  await page.goto(paths.tryoutOf("nothing"));
  await expect(page.getByText("You can't try this challenge without an account")).toBeVisible();
  await page.getByRole("link", { name: "See all challenges" }).click();
  await expect(page).toHaveURL(paths.publicChallenges);
});

async function state(person: Person): Promise<string> {
  return (await command<{ state: string }>(person, "get_challenge", { p_slug: slug })).state;
}
