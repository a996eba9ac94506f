import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { invited } from "./employer-scenes";
import { expect, phone, test } from "./fixtures";

const desk = { width: 1280, height: 800 };

/** The most that a page may move by itself: what people call good (web.dev/cls) is 0.1. */
const MOST = 0.02;

/** Adds up how much of the page moves without anybody's doing, and says what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (shift.hadRecentInput) continue;
        seen.sum += shift.value;
        for (const { node } of shift.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          seen.moved.push(`${shift.value.toFixed(3)} ${element?.outerHTML.slice(0, 90)}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

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

async function expectStill(page: Page): Promise<void> {
  // What is still on its way has come, and what has come is drawn.
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const { sum, moved } = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts,
  );
  expect(sum, moved.join("\n")).toBeLessThanOrEqual(MOST);
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
