import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { invited } from "./employer-scenes";
import { expect, phone, test } from "./fixtures";
import { expectStill, watchShifts } from "./shifts";

const desk = { width: 1280, height: 800 };

/** Lets the first answer to one address wait until another has been answered and drawn. */
async function answerAfter(page: Page, late: string, early: string): Promise<void> {
  const answered = page.waitForResponse(early);
  await page.route(
    late,
    async (route) => {
      await (await answered).finished();
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await route.continue();
    },
    { times: 1 },
  );
}

for (const size of [desk, phone]) {
  test(`challenges stand still as they load, with what a company sent, at ${size.width} px`, async ({
    people,
  }) => {
    const [employer, seeker] = [await people.employer(), await people.seeker("Stella Still")];
    await invited(employer, seeker, "written");
    const page = await seeker.page();
    await page.setViewportSize(size);
    await watchShifts(page);
    // The catalogue's answer comes first, as on a day when much was sent.
    await answerAfter(page, "**/rpc/list_my_invitations", "**/rpc/get_challenges");
    await page.goto(paths.challenges);
    await expect(page.getByRole("region", { name: "From companies" })).toBeVisible();
    await expect(page.getByText(/^\d+ challenges$/)).toBeVisible();
    await expectStill(page);
  });

  test(`jobs stand still as they load, at ${size.width} px`, async ({ people }) => {
    // The demo's seeker: their first jobs have every fact that can come late.
    const page = await (await people.demo("seeker")).page();
    await page.setViewportSize(size);
    await watchShifts(page);
    // The list stands a while before the open job has come in full.
    await answerAfter(page, "**/rpc/get_job", "**/rpc/get_daily_quotas");
    const job = page.waitForResponse("**/rpc/get_job");
    await page.goto(paths.browseJobs);
    const jobs = page.getByRole("list", { name: "Jobs" });
    await expect(jobs.getByRole("link").first()).toBeVisible();
    await expect(page.getByText(/left today/).first()).toBeVisible();
    // On a phone nothing is open yet, but the one that would be is fetched too.
    await job;
    await expectStill(page);
  });
}
