import { paths } from "../../src/lib/paths";
import { expect, expectSound, phone, test } from "../fixtures";
import { meet } from "../scenes";

test("text is formatted by key and button, and previewed as it will read", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const conversation = await meet(employer, seeker);
  const page = await employer.page();
  await page.goto(paths.conversation(conversation));
  const field = page.getByRole("textbox", { name: /^Message to/ });
  await field.fill("strong");
  await field.press("ControlOrMeta+a");
  await field.press("ControlOrMeta+b");
  await expect(field).toHaveValue("**strong**");
  await field.press("ControlOrMeta+b");
  await expect(field).toHaveValue("strong");
  await field.press("ControlOrMeta+e");
  await expect(field).toHaveValue("`strong`");
  await field.fill("docs");
  await field.press("ControlOrMeta+a");
  await field.press("ControlOrMeta+k");
  await expect(field).toHaveValue("[docs](https://)");
  await expect(field).toBeFocused();
  await field.pressSequentially("https://docs.example");
  await expect(field).toHaveValue("[docs](https://docs.example)");
  await page.getByRole("button", { name: "List" }).click();
  await expect(field).toHaveValue("- [docs](https://docs.example)");

  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("listitem").getByRole("link", { name: "docs" })).toBeVisible();
  await expectSound(page);
  await page.setViewportSize(phone);
  await expectSound(page);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(field).toHaveValue("- [docs](https://docs.example)");
});
