import { paths } from "../../src/lib/paths";
import { expect, expectSound, phone, test } from "../fixtures";
import { meet, say } from "../scenes";
import { troubleOf } from "../trouble";

test("a message far back is found, opened in its place, and reading goes on from there", async ({
  people,
}) => {
  const [employer, seeker] = [await people.employer(), await people.seeker("Zoë Ångström")];
  const conversation = await meet(employer, seeker);
  await say(employer, conversation, "We deploy with **kubernetes** on <b>Fridays</b>");
  for (let number = 1; number <= 130; number += 1) {
    await say(employer, conversation, `Number ${number}`);
  }
  const page = await employer.page();
  const trouble = troubleOf(page);
  await page.goto(paths.conversation(conversation));
  const log = page.getByRole("log", { name: "Messages" });
  await expect(log.getByText("Number 130", { exact: true })).toBeVisible();
  await expect(log.getByText("Number 10", { exact: true })).toHaveCount(0);

  await page.getByRole("searchbox", { name: "Search messages" }).fill("kubern");
  const hits = page.getByRole("list", { name: "Messages" });
  await expect(hits.getByRole("link")).toHaveCount(1);
  await expect(hits.locator("mark")).toHaveText("kubernetes");
  await expect(hits).toContainText("on <b>Fridays</b>");
  await expectSound(page);
  await hits.getByRole("link").click();
  const found = log.getByText("We deploy with");
  await expect(found).toBeInViewport();
  await expect(log.getByText("Number 130", { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/at=1\b/);

  await log.getByText("Number 50", { exact: true }).scrollIntoViewIfNeeded();
  await expect(log.getByText("Number 60", { exact: true })).toBeAttached();
  await page.getByRole("button", { name: "Go to newest messages" }).click();
  await expect(log.getByText("Number 130", { exact: true })).toBeInViewport();

  await page.getByRole("searchbox", { name: "Search messages" }).fill("zoe angst");
  await expect(page.getByRole("list", { name: "Conversations" }).getByRole("link")).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search messages" }).fill("nothingatall");
  await expect(page.getByText("Nothing found for “nothingatall”")).toBeVisible();
  await page.setViewportSize(phone);
  await page.goto(`${paths.messages}?q=kubern`);
  await hits.getByRole("link").click();
  await expect(found).toBeInViewport();
  await expectSound(page);
  expect(trouble).toEqual([]);
});
