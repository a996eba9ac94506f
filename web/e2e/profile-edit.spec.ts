import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, phone, test } from "./fixtures";
import { tabTo } from "./identity/hands";

const form = (page: Page, name: string) => page.getByRole("form", { name });

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test(`the most useful next step opens its form, in sight and in hand, at ${size.width} px`, async ({
    people,
  }) => {
    const page = await (await people.seeker("Nadia Next")).page();
    await page.setViewportSize(size);
    // Which step is next, the server says; here it is one that stands far below.
    await page.route("**/rpc/get_my_profile", async (route) => {
      const answer = await route.fetch();
      const profile = await answer.json();
      const next = { key: "preferences", label: "Say where and how you want to work" };
      const completeness = { ...profile.completeness, percent: 60, next };
      await route.fulfill({ response: answer, json: { ...profile, completeness } });
    });
    await page.goto(paths.profile);
    const step = page.getByRole("button", { name: "Say where and how you want to work" });
    await step.click();
    const field = form(page, "Edit preferences").getByLabel("Seniority");
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(form(page, "Edit preferences")).toHaveCount(0);
    await expect(step).toBeFocused();
    await expect(step).toBeInViewport({ ratio: 1 });
  });
}

test("every Edit and Add of the profile gives the focus and takes it back", async ({ people }) => {
  const page = await (await people.seeker("Eddi Tor")).page();
  await page.goto(paths.profile);
  const parts = [
    ["Edit name and headline", "Edit name and headline", "textbox"],
    ["Edit about", "Edit about", "textbox"],
    ["Add a project", "Add project", "textbox"],
    ["Add experience", "Add experience", "textbox"],
    ["Add education", "Add education", "textbox"],
    ["Add a link", "Add link", "textbox"],
    ["Edit preferences", "Edit preferences", "combobox"],
  ] as const;
  for (const [opens, opened, role] of parts) {
    await test.step(opens, async () => {
      const button = page.getByRole("button", { name: opens, exact: true }).first();
      await tabTo(page, button, 200);
      await page.keyboard.press("Enter");
      await expect(form(page, opened).getByRole(role).first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(form(page, opened)).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }
  await test.step("skills, which are stored one by one", async () => {
    const button = page.getByRole("button", { name: "Edit skills", exact: true });
    await tabTo(page, button, 200);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Add a skill")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Add a skill")).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test("Escape keeps what was typed, and Save gives the focus back too", async ({ people }) => {
  const page = await (await people.seeker("Esra Scape")).page();
  await page.goto(paths.profile);
  const edit = page.getByRole("button", { name: "Edit about", exact: true });
  await edit.click();
  const field = form(page, "Edit about").getByLabel("About you");
  await expect(field).toBeFocused();
  await page.keyboard.type("I repair clocks.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Not saved. Your changes are kept as a draft.")).toBeVisible();
  await expect(edit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("I repair clocks.");
  await form(page, "Edit about").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("I repair clocks.")).toBeVisible();
  await expect(edit).toBeFocused();
});

test("an employer's name is changed in place by the same rules", async ({ people }) => {
  const page = await (await people.employer("Enno Nameless")).page();
  await page.goto(paths.employerProfile);
  const edit = page.getByRole("button", { name: "Edit name and what you do" });
  await edit.click();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Your name")).toHaveCount(0);
  await expect(edit).toBeFocused();
});
