import type { Locator } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";

test("languages and certificates are filled in by hand and by import, and others see them", async ({
  people,
}) => {
  const seeker = await people.seeker("Lena Lingua");
  const page = await seeker.page();
  await page.goto(paths.profile);
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const save = (form: Locator) => form.getByRole("button", { name: "Save" }).click();

  await test.step("a language, by keyboard", async () => {
    await part("Languages").getByRole("button", { name: "Add a language" }).first().focus();
    await page.keyboard.press("Enter");
    const form = page.getByRole("form", { name: "Add language" });
    await form.getByLabel("Language").fill("Irish");
    await form.getByLabel("Level").selectOption({ label: "Fluent" });
    await save(form);
    await expect(part("Languages").getByRole("listitem")).toContainText(["Irish"]);
    await expect(part("Languages")).toContainText("Fluent");
  });

  await test.step("the same language again is refused in words", async () => {
    await part("Languages").getByRole("button", { name: "Add a language" }).click();
    const form = page.getByRole("form", { name: "Add language" });
    await form.getByLabel("Language").fill("irish");
    await save(form);
    await expect(form).toContainText("You've already added this language.");
    await form.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("a certificate with a year alone", async () => {
    await part("Certificates").getByRole("button", { name: "Add a certificate" }).first().click();
    const form = page.getByRole("form", { name: "Add certificate" });
    await save(form);
    await expect(form).toContainText("Enter the name of the certificate.");
    await form.getByLabel("Name").fill("Lighthouse keeping");
    await form.getByLabel("Issuer").fill("Harbour School");
    await form.getByLabel("Issued: year").fill("2019");
    await form.getByLabel("Link").fill("harbour.example/lena");
    await save(form);
    const row = part("Certificates").getByRole("listitem");
    await expect(row).toContainText("2019");
    await expect(row).not.toContainText("Jan");
    await expect(row.getByRole("link")).toHaveAttribute("href", "https://harbour.example/lena");
  });

  await test.step("an import adds what is new, with years that stay years", async () => {
    await page.goto(paths.profileImport);
    const document = {
      work: [{ name: "Halyard", position: "Keeper", startDate: "2019", endDate: "2021" }],
      languages: [
        { language: "Irish", fluency: "Fluent" },
        { language: "English", fluency: "Native or bilingual proficiency" },
      ],
      certificates: [{ name: "Rope work", issuer: "Harbour School", date: "2020-05-04" }],
    };
    await page.getByLabel("Choose a file").setInputFiles({
      name: "resume.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(document)),
    });
    const main = page.getByRole("main");
    await expect(main).toContainText("Native");
    await expect(main).toContainText("May 2020");
    await expectSound(page);
    await page.getByRole("button", { name: "Import selected" }).click();
    await expect(page.getByText("Résumé imported")).toBeVisible();
  });

  await test.step("it is on the profile, at each width", async () => {
    await page.goto(paths.profile);
    await expect(part("Experience")).toContainText("2019 – 2021");
    await expect(part("Languages").getByRole("listitem")).toHaveCount(2);
    await expect(part("Certificates").getByRole("listitem")).toHaveCount(2);
    await expectSound(page);
    await page.setViewportSize(phone);
    await expectSound(page);
  });

  await test.step("and on the public page, without scripts too", async () => {
    const { data } = await seeker.api.from("profiles").select("slug").single();
    const visitor = await people.visitor();
    const html = await (await visitor.request.get(paths.user(data?.slug))).text();
    for (const text of ["Irish", "Fluent", "Lighthouse keeping", "Harbour School", "2019 – 2021"]) {
      expect(html).toContain(text);
    }
    await visitor.goto(paths.user(data?.slug));
    await expect(visitor.getByRole("region", { name: "Languages" })).toContainText("English");
    await expectSound(visitor);
  });

  await test.step("a deletion can be undone", async () => {
    await part("Languages").getByRole("button", { name: "Delete Irish" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(part("Languages").getByRole("listitem")).toHaveCount(2);
  });
});
