import { test as base, expect, expectSound } from "../fixtures";
import { typeInto } from "./hands";
import { World } from "./world";

/** A server that asks for the check after three tries, and whose check takes a moment. */
const test = base.extend<{ world: World<[]> }>({
  world: async ({ browser }, use) => {
    const settings = {
      DEVPROOF_CAPTCHA: "altcha",
      DEVPROOF_CAPTCHA_AFTER: "3",
      DEVPROOF_CAPTCHA_ROUNDS: "20000",
    };
    const world = await World.open(browser, { settings });
    await use(world);
    await world.close();
  },
});

test("after some tries the check is made by the device, and the same press goes through", async ({
  world: { people },
}) => {
  const person = await people.newcomer("Carla Captcha");
  const page = await people.visitor();
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(people.url)) outside.push(request.url());
  });
  await page.goto("/signin");
  const attempt = async (password: string) => {
    await typeInto(page, page.getByLabel("Email"), person.email);
    await typeInto(page, page.getByLabel("Password", { exact: true }), password);
    await page.keyboard.press("Enter");
  };
  const wrong = page.getByRole("alert").filter({ hasText: "Incorrect email or password" });
  for (const guess of ["wrong once", "wrong twice"]) {
    await attempt(guess);
    await expect(wrong).toBeVisible();
  }

  await test.step("a check that can't load shows an error, and the button retries", async () => {
    await page.route("**/auth/v1/captcha", (route) => route.abort());
    await attempt(person.password);
    await expect(page.getByRole("alert")).toContainText("Can't reach the server");
    await expectSound(page);
    await page.unroute("**/auth/v1/captcha");
  });
  await attempt(person.password);
  const check = page.getByRole("region", { name: "Captcha check" });
  await expect(check.getByRole("progressbar")).toBeVisible();
  await expect(page).toHaveURL(/select-role$/, { timeout: 30_000 });
  expect(outside).toEqual([]);
});

test("A12 a check that the server can't make is distinguished from a wrong password", async ({
  world: { people },
}) => {
  const page = await people.visitor();
  await page.route("**/auth/v1/token?grant_type=password", (route) =>
    route.fulfill({
      status: 503,
      headers: { "x-sb-error-code": "captcha_unavailable", "retry-after": "60" },
      json: { code: "captcha_unavailable", message: "down" },
    }),
  );
  await page.goto("/signin");
  await page.getByLabel("Email").fill("somebody@people.test");
  await page.getByLabel("Password", { exact: true }).fill("a password of theirs");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("captcha check isn't available");
});
