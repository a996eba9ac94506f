import { readFile } from "node:fs/promises";
import { paths } from "../src/lib/paths";
import { expect, test } from "./fixtures";

test("a seeker takes the profile away as a CV, with a short link that works", async ({
  people,
}) => {
  const seeker = await people.seeker("Petra Papier");
  const page = await seeker.page();
  await page.goto(paths.profile);
  const cv = page.getByRole("region", { name: "Your CV" });
  for (const [item, name, start] of [
    ["PDF, up to 2 pages", /-cv\.pdf$/, "%PDF-"],
    ["PDF, 1 page", /-cv\.pdf$/, "%PDF-"],
    ["JSON Resume", /-resume\.json$/, '{\n  "basics"'],
  ] as const) {
    await test.step(item, async () => {
      await cv.getByRole("button", { name: "Download CV" }).focus();
      await page.keyboard.press("Enter");
      const download = page.waitForEvent("download");
      await cv.getByRole("menuitem", { name: item }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(name);
      expect((await readFile(await file.path())).toString("latin1").startsWith(start)).toBe(true);
    });
  }
  const code = cv.getByRole("img", { name: /^QR code of/ });
  await code.scrollIntoViewIfNeeded();
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  const link = (await cv.locator("code").textContent()) ?? "";
  const visitor = await people.visitor();
  await visitor.goto(link);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Petra Papier");
  const pdf = await visitor.request.get(
    (await visitor.getByRole("link", { name: "Download as PDF" }).getAttribute("href")) ?? "",
  );
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  const png = page.waitForEvent("download");
  await cv.getByRole("link", { name: "QR code as PNG" }).click();
  expect((await png).suggestedFilename()).toMatch(/\.png$/);

  await page.getByRole("radio", { name: /Private/ }).click();
  await expect(cv).toContainText("Your profile is private");
  await expect(code).toHaveCount(0);
  await expect.poll(async () => (await visitor.request.get(link)).status()).toBe(404);
});
