import { paths } from "../src/lib/paths";
import { documents } from "./employer-scenes";
import { expect, phone, test } from "./fixtures";
import { command } from "./people";

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test(`publishing a job goes to what is missing first, and the list follows, at ${size.width} px`, async ({
    people,
  }) => {
    const employer = await people.employer("Petra Publisher");
    const { id } = await command<{ id: string }>(employer, "save_job", {
      p_job: { title: "Clock maker" },
    });
    const page = await employer.page();
    await page.setViewportSize(size);
    await page.goto(paths.jobEdit(id));
    const needs = page.getByRole("list", { name: "Required to publish" });
    const description = page.getByLabel("Description");
    await expect(needs.getByRole("button", { name: "Describe the work." })).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(description).toBeFocused();
    await expect(description).toBeInViewport();
    await expect(description).toHaveAccessibleDescription("Describe the work.");
    await expect(page.getByLabel("Seniority")).toHaveAccessibleDescription("Choose a seniority.");

    await page.keyboard.type("Clocks, and the people who wait for them.");
    await page.getByLabel("Seniority").selectOption("Senior");
    await expect(needs.getByRole("button", { name: "Describe the work." })).toHaveCount(0);
    await expect(needs.getByRole("button", { name: "Choose a seniority." })).toHaveCount(0);
    await expect(needs.getByRole("button", { name: "Give the pay range." })).toBeVisible();
    await expect(description).not.toHaveAccessibleDescription("Describe the work.");

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByLabel("Employment type")).toBeFocused();
    await expect(page.getByLabel("Employment type")).toBeInViewport({ ratio: 1 });
  });

  test(`publishing a challenge goes to what is missing first, at ${size.width} px`, async ({
    people,
  }) => {
    const employer = await people.employer("Paul Publisher");
    const { id } = await command<{ id: string }>(employer, "save_employer_challenge", {
      p_document: { ...documents.written, statement: "", difficulty: undefined },
    });
    const page = await employer.page();
    await page.setViewportSize(size);
    await page.goto(`${paths.employerChallengeEdit(id)}?tab=preview`);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const difficulty = page.getByLabel("Difficulty");
    await expect(difficulty).toBeFocused();
    await expect(difficulty).toBeInViewport({ ratio: 1 });
    await difficulty.selectOption("Hard");
    await expect(difficulty).not.toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByLabel("Statement")).toBeFocused();
    await page.keyboard.type(
      "A service answers slowly every full hour. Say what you look at first.",
    );
    const needed = page.getByRole("region", { name: "Required to publish" });
    await expect(needed).toHaveCount(0);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Why it is slow is published.")).toBeVisible();
  });
}
