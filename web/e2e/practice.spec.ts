import type { Locator, Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, expectSound, expectWithin, phone, test } from "./fixtures";
import { chooseIn, pressOn, tabTo } from "./identity/hands";
import { troubleOf } from "./trouble";

const slug = "alarms-are-never-lost";

const settings = (page: Page) => page.getByRole("region", { name: "Settings" });
const result = (page: Page) => page.getByRole("region", { name: "What the design did" });

/** Chooses what is changed, by its name. */
async function choose(page: Page, name: string): Promise<Locator> {
  const panel = settings(page);
  await panel.getByLabel("Component or connection").selectOption({ label: name });
  return panel;
}

/** Copies in every zone, and a queue that forgets an alarm when it is stored. */
async function correct(page: Page): Promise<void> {
  for (const name of ["Inbox", "Alarms"]) {
    const panel = await choose(page, name);
    for (const zone of ["Zone a", "Zone b", "Zone c"]) await panel.getByLabel(zone).check();
    await panel.getByLabel("Replication").selectOption("Quorum");
    await expect(panel.getByLabel("Replicas")).toHaveValue("3");
    await panel.getByLabel("A write is acknowledged").selectOption("On disk");
  }
  const queue = await choose(page, "Inbox");
  await queue.getByLabel("An item leaves").selectOption("When a worker is done");
  await queue.getByLabel("Most attempts").fill("5");
  await queue.getByLabel("Dead letters").selectOption("Yes");
  const worker = await choose(page, "Handler");
  for (const zone of ["Zone a", "Zone b", "Zone c"]) await worker.getByLabel(zone).check();
  await worker.getByLabel("Instances").fill("3");
  for (const name of ["Sensor to Inbox", "Inbox to Handler", "Handler to Alarms"]) {
    const panel = await choose(page, name);
    await panel.getByLabel("Idempotency key").selectOption("Yes");
    if (name === "Inbox to Handler") continue;
    await panel.getByLabel("Timeout").fill("1000");
    await panel.getByLabel("Retries").fill("2");
  }
}

test("a design is run, corrected by mouse, and meets all targets; a reload loses nothing", async ({
  people,
}) => {
  test.setTimeout(180_000);
  const page = await (await people.seeker("Pia Practice")).page();
  const trouble = troubleOf(page);
  await page.goto(paths.interview);
  await page.getByRole("link", { name: "Practice designs" }).click();
  await page.getByRole("link", { name: /^Alarms are never lost/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alarms are never lost");

  // The design to begin with loses alarms.
  await page.getByRole("button", { name: "Run the day" }).click();
  await expect(result(page).getByRole("heading", { level: 2 })).toBeFocused();
  const targets = result(page).getByRole("list", { name: "Targets of this run" });
  const lost = targets.getByRole("listitem").filter({ hasText: "nothing acknowledged is lost" });
  await expect(lost).toContainText("Missed");
  await lost.getByRole("button", { name: /^Missed at 08:2/ }).click();
  await expect(result(page).getByRole("status").first()).toContainText("Alarms: down");
  await expect(result(page).getByRole("group", { name: /^Alarms, .*Down/ })).toBeVisible();
  const slider = result(page).getByRole("slider", { name: "Minute of the day" });
  await slider.fill("10");
  await expect(result(page).getByRole("heading", { name: "The design at 00:10" })).toBeVisible();
  await expect(result(page).getByRole("status").first()).toHaveText("Every component answers.");
  await result(page).getByRole("button", { name: "Show table" }).first().click();
  await expect(result(page).getByRole("table", { name: /^Requests in 5 minutes/ })).toBeVisible();
  await expectSound(page);

  await correct(page);
  await expect(page.getByText("You changed the design after this run.")).toBeVisible();
  await page.getByRole("button", { name: "Run the day" }).click();
  await expect(result(page).getByRole("heading", { level: 2 })).toHaveText("7 of 7 targets met");

  await page.reload();
  await page.getByRole("tab", { name: "As text" }).click();
  await expect(page.getByLabel("Design as JSON")).toHaveValue(/"after_processing"/);
  // Both are one design: a setting that is written is one of the form.
  const text = page.getByLabel("Design as JSON");
  await text.fill((await text.inputValue()).replace('"max_attempts": 5', '"max_attempts": 7'));
  await page.getByRole("tab", { name: "Drawing and settings" }).click();
  await expect((await choose(page, "Inbox")).getByLabel("Most attempts")).toHaveValue("7");

  // Starting again asks first.
  await page.getByRole("button", { name: "Start again" }).click();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect((await choose(page, "Inbox")).getByLabel("Replication")).toHaveValue("");
  expect(trouble).toEqual([]);
});

test("a design is drawn and run by keyboard, and its faults are named", async ({ people }) => {
  test.setTimeout(120_000);
  const page = await (await people.seeker("Kim Keyboard")).page();
  await page.goto(paths.practiceDesign(slug));
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  await expect(button("Load balancer")).toBeVisible();
  await pressOn(page, button("Load balancer"));
  await expect(page.getByRole("group", { name: /^load-balancer, Load balancer/ })).toBeVisible();
  await chooseIn(page, settings(page).getByLabel("Connect to"), "Inbox");
  await pressOn(page, settings(page).getByRole("button", { name: "Connect", exact: true }));
  // What no flow takes does nothing, and the drawing says so.
  await expect(page.getByLabel(/^load-balancer to Inbox, Not on a route/)).toBeAttached();
  await chooseIn(page, page.getByLabel("Next call"), "load-balancer to Inbox");
  await pressOn(page, button("Add call"));
  await page.keyboard.press("Control+Enter");
  const faults = page.getByRole("list", { name: "What to correct" });
  await expect(faults).toContainText("/routes/0/connections/3");
  await pressOn(page, button("Follow the arrows"));
  await page.keyboard.press("Control+Enter");
  await expect(result(page).getByRole("heading", { level: 2 })).toBeFocused();
  await tabTo(
    page,
    result(page)
      .getByRole("button", { name: /^Missed at / })
      .first(),
  );
  await page.keyboard.press("Enter");
  await tabTo(page, result(page).getByRole("slider", { name: "Minute of the day" }));
  const before = await page.getByRole("slider", { name: "Minute of the day" }).inputValue();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider", { name: "Minute of the day" })).toHaveValue(
    String(Number(before) + 1),
  );
  await expectSound(page);
});

test("on a phone a design is read, changed and run, and drawing needs a larger screen", async ({
  people,
}) => {
  test.setTimeout(120_000);
  const page = await (await people.seeker("Pam Phone")).page();
  await page.setViewportSize(phone);
  await page.goto(paths.practice);
  await expect(page.getByRole("list", { name: "Practice designs" }).getByRole("link")).toHaveCount(
    3,
  );
  await expectSound(page);
  await page.goto(paths.practiceDesign(slug));
  await expect(page.getByText("Drawing needs a larger screen.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Add a component" })).toHaveCount(0);
  const panel = await choose(page, "Handler");
  await panel.getByLabel("Instances").fill("5");
  await page.getByRole("button", { name: "Run the day" }).click();
  await expect(result(page).getByRole("heading", { level: 2 })).toContainText("targets met");
  await expectWithin(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
});

test("problems that don't load can be tried again, and what isn't there is said", async ({
  people,
}) => {
  const page = await (await people.seeker("Fay Failing")).page();
  await page.route("**/rpc/list_practice_designs", (route) => route.abort());
  await page.goto(paths.practice);
  await expect(page.getByRole("heading", { name: /could not be loaded/ })).toBeVisible();
  await page.unroute("**/rpc/list_practice_designs");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "Practice designs" })).toBeVisible();
  await page.goto(paths.practiceDesign("nothing-of-this-name"));
  await expect(page.getByRole("heading", { name: "Practice design not found" })).toBeVisible();
  await page.getByRole("link", { name: "See all practice designs" }).click();
  await page.getByRole("link", { name: /^Orders outlive a zone/ }).click();
  await page.route("**/rpc/run_practice_design", (route) => route.abort());
  await page.getByRole("button", { name: "Run the day" }).click();
  await expect(page.getByRole("alert")).toContainText("Can't reach the server");
});
