import { phone, test } from "./fixtures";

test("shots", async ({ people }) => {
  test.setTimeout(180_000);
  const sizes = {
    1280: { width: 1280, height: 900 },
    820: { width: 820, height: 1180 },
    390: phone,
  };
  const shoot = async (
    page: import("@playwright/test").Page,
    name: string,
    schemes: ("light" | "dark")[],
  ) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const [width, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        await page.waitForTimeout(700);
        await page.screenshot({
          path: `/var/tmp/cl-career/shots/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
      }
    }
  };
  const page = await (await people.demo("seeker")).page();
  await page.goto("/dashboard/career-intelligence");
  await page.getByText("How this is made").first().waitFor();
  await page.waitForTimeout(1500);
  await shoot(page, "mira", ["light", "dark"]);
  const other = await (await people.seeker("Nele New", [])).page();
  await other.goto("/dashboard/career-intelligence");
  await other.waitForTimeout(1500);
  await shoot(other, "new", ["light"]);
});
