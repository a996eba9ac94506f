import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { mailTo } from "./mailbox";
import { expectNotReloaded, markLoaded } from "./reload";
import { troubleOf } from "./trouble";

const password = "correct horse battery staple";
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

/** From the sign-up page to the first question. */
async function signUp(page: Page, baseUrl: string, email: string, role: string): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const { link } = await mailTo(baseUrl, email, /Confirm/);
  await page.goto(link);
  await expect(page).toHaveURL(/select-role$/);
  await page.getByText(role).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** An entry of the bar at the top, with its badge. */
const entry = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

const log = (page: Page) => page.getByRole("log", { name: "Messages" });

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole("textbox", { name: /^Message to/ });
  await field.fill(text);
  await field.press("Enter");
  await expect(log(page).getByText(text)).toBeVisible();
}

test("two people meet: from both sign-ups to the first messages, live", async ({ people }) => {
  test.setTimeout(240_000);
  const mark = randomUUID().slice(0, 8);
  const company = `Halyard Storage ${mark}`;
  const [developer, employer] = [await people.visitor(), await people.visitor()];
  const trouble = { developer: troubleOf(developer), employer: troubleOf(employer) };

  await test.step("a developer signs up and says who they are", async () => {
    await signUp(developer, people.url, `mirela.${mark}@people.test`, "I'm looking for work");
    await developer.getByRole("button", { name: "Enter by hand" }).click();
    await developer.getByLabel("Full name").fill("Mirela Kovač");
    await developer.getByLabel("Headline").fill("Storage engineer");
    await developer.getByLabel("Location").fill("Vienna, Austria");
    await developer.getByLabel("Years of experience").fill("8");
    const skills = developer.getByRole("combobox", { name: "Skills" });
    for (const skill of ["Rust", "PostgreSQL", "Linux"]) {
      await skills.fill(skill);
      await skills.press(",");
    }
    await developer.getByRole("button", { name: "Open my profile" }).click();
    await expect(developer).toHaveURL(/\/dashboard\/profile$/);
  });

  await test.step("the developer brings their résumé, and sees first what it changes", async () => {
    await developer.goto("/dashboard/profile/import");
    await developer.getByLabel("Choose a file").setInputFiles(fixture("resume.json"));
    await expect(developer.getByText("Kettlebridge Payments").first()).toBeVisible();
    await expect(
      developer.getByRole("list", { name: "Notes on the file" }).getByText("/hobbies"),
    ).toBeVisible();
    await developer.getByRole("button", { name: "Import selected" }).click();
    await expect(developer.getByText("Résumé imported")).toBeVisible();
    await developer.getByRole("link", { name: "Open my profile" }).click();
    await expect(developer.getByRole("heading", { name: "Mirela Kovač", level: 1 })).toBeVisible();
    for (const part of ["Nordlicht Freight", "University of Zagreb", "Tidemark", "Kubernetes"]) {
      await expect(developer.getByText(part).first()).toBeVisible();
    }
  });

  await test.step("an employer signs up, founds a company and describes it", async () => {
    await signUp(employer, people.url, `jonas.${mark}@people.test`, "I'm hiring");
    await employer.getByLabel("Company name").fill(company);
    await employer.getByLabel("Your full name").fill("Jonas Lind");
    await employer.getByRole("button", { name: "Create company" }).click();
    await expect(employer).toHaveURL(/complete-employer-profile$/);
    await employer.getByLabel("Tagline").fill("Backups for shipyards and one lighthouse");
    await employer.getByLabel("Size").selectOption("11-50");
    await employer.getByRole("button", { name: "Save and continue" }).click();
    await expect(employer.getByRole("heading", { name: "The company" })).toBeVisible();
  });

  await test.step("the staff approves it, with a reason", async () => {
    const staff = await (await people.staff()).page();
    await staff.goto("/admin/tools");
    await staff.getByRole("searchbox").fill(company);
    await staff.getByRole("searchbox").press("Enter");
    await staff.getByRole("link", { name: company }).click();
    await staff.getByRole("button", { name: "Approve" }).click();
    await staff.getByLabel("Reason").fill(`The register names ${company}.`);
    await staff.getByRole("button", { name: "Approve" }).click();
    await expect(staff.getByText(`${company}: approved.`)).toBeVisible();
  });

  await test.step("the employer brings a posting, completes it, weighs it and publishes it", async () => {
    await employer.goto("/dashboard/jobs");
    await employer.getByRole("link", { name: "Import", exact: true }).click();
    await employer
      .getByLabel("Choose a CSV file or JobPosting documents")
      .setInputFiles(fixture("job-posting.json"));
    await expect(
      employer.getByText("Segment file alchemy").filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(employer.getByText("To publish it: Choose a seniority.")).toBeVisible();
    await employer.getByRole("button", { name: "Create 1 job" }).click();
    await employer.getByRole("link", { name: "Open the job" }).click();
    const needs = employer.getByRole("list", { name: "Required to publish" });
    await needs.getByRole("button", { name: "Choose a seniority." }).click();
    await expect(employer.getByLabel("Seniority", { exact: true })).toBeFocused();
    await employer.getByLabel("Seniority", { exact: true }).selectOption("senior");
    await expect(employer.getByText("Complete. You can publish this job.")).toBeVisible();

    await employer.getByRole("link", { name: "Weights" }).click();
    const rust = employer.getByRole("textbox", { name: "Weight of Rust, of 100" });
    await rust.fill("40");
    await rust.press("Enter");
    await employer.getByRole("button", { name: "Save weights" }).click();
    await expect(employer.getByText(/All changes saved/)).toBeVisible();
    await employer.getByRole("link", { name: "Posting", exact: true }).click();
    await employer.getByRole("button", { name: "Publish" }).click();
    await expect(employer.getByRole("button", { name: "Pause" })).toBeVisible();
  });

  await test.step("the developer finds it and is interested", async () => {
    await entry(employer, /^Messages/).click();
    await expect(employer.getByText("No conversations yet")).toBeVisible();
    await expect(entry(employer, /^Candidates/)).toHaveAccessibleName("Candidates");
    await markLoaded(employer);

    await entry(developer, /^Browse Jobs/).click();
    await developer
      .getByRole("textbox", { name: "Filter jobs by text" })
      .fill("Rust Engineer Storage");
    const job = developer.getByRole("link", {
      name: new RegExp(`Rust Engineer – Storage.*${mark}`),
    });
    await job.click();
    await expect(developer.getByRole("heading", { name: /Rust Engineer – Storage/ })).toBeVisible();
    await developer.getByRole("button", { name: "Interested", exact: true }).click();
    await expect(developer.getByText(/Interested in/)).toBeVisible();
  });

  await test.step("the employer sees the badge by itself, the evidence, and approves", async () => {
    const candidates = entry(employer, /^Candidates/);
    await expect(candidates).toHaveAccessibleName(/^Candidates ?, 1 /, { timeout: 20_000 });
    await candidates.click();
    await employer.getByRole("link", { name: /^Mirela Kovač/ }).click();
    const evidence = employer.getByRole("article", { name: "Mirela Kovač" });
    const criteria = evidence.getByRole("list", { name: "Criteria" }).getByRole("listitem");
    await expect(criteria.filter({ hasText: "Rust" })).toContainText(/^Weight 40/);
    await expect(evidence.getByText("Kettlebridge Payments")).toBeVisible();
    await expect(candidates).toHaveAccessibleName("Candidates");

    await markLoaded(developer);
    await employer.getByRole("button", { name: "Approve candidate" }).click();
    await employer.getByRole("link", { name: "Open conversation" }).click();
    await expect(employer.getByRole("textbox", { name: "Message to Mirela Kovač" })).toBeVisible();
  });

  await test.step("they talk: message, badge and read mark arrive by themselves", async () => {
    await say(employer, "Hello Mirela! Tidemark is what we should have had.");
    const badge = entry(developer, /^Messages/);
    await expect(badge).toHaveAccessibleName(/^Messages ?, 1 /, { timeout: 20_000 });
    await expect(employer.getByRole("img", { name: "Received by the server" })).toBeVisible();
    await badge.click();
    await developer.getByRole("link", { name: new RegExp(company) }).click();
    await expect(log(developer).getByText(/Tidemark is what/)).toBeVisible();
    await expect(badge).toHaveAccessibleName("Messages");
    await expect(employer.getByRole("img", { name: "Read", exact: true })).toBeVisible({
      timeout: 20_000,
    });

    await say(developer, "Thank you. When can I read the segment format?");
    await expect(log(employer).getByText(/segment format/)).toBeVisible({ timeout: 20_000 });
    await say(employer, "Today, if you like.");
    await expect(log(developer).getByText("Today, if you like.")).toBeVisible({ timeout: 20_000 });
    await expect(employer.getByRole("img", { name: "Read", exact: true })).toBeVisible({
      timeout: 20_000,
    });
  });

  await expectNotReloaded(developer);
  await expectNotReloaded(employer);
  expect(trouble).toEqual({ developer: [], employer: [] });
});
