import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";

const openModal = async (page: Page) => {
  await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByRole("menuitem", { name: "Beta Test" }).click();
  const modal = page.getByRole("dialog", { name: "Beta Test" });
  await expect(modal).toBeVisible();
  return modal;
};

test("a seeker sends quick feedback, and staff read it", async ({ people }) => {
  const word = `The board is hard to find ${Date.now()}`;
  const seeker = await people.seeker("Bea Beta");
  const page = await seeker.page();
  await page.goto(paths.profile);
  const modal = await openModal(page);
  const submit = modal.getByRole("button", { name: "Submit" });
  await expect(submit).toBeDisabled();
  await modal.getByLabel("Quick Feedback").fill("   ");
  await expect(submit).toBeDisabled();
  await expectSound(page);

  await test.step("a failure is a red banner, and nothing typed is lost", async () => {
    await page.route("**/rest/v1/beta_test_responses*", (route) => route.abort());
    await modal.getByLabel("Quick Feedback").fill(word);
    await submit.click();
    await expect(modal.getByRole("alert")).toContainText("Can't reach the server");
    await expect(modal.getByLabel("Quick Feedback")).toHaveValue(word);
    await expectSound(page);
    await page.unroute("**/rest/v1/beta_test_responses*");
  });

  const notified = page.waitForRequest("**/functions/v1/notify-beta-test");
  await submit.click();
  await expect(
    page.getByText("Beta test feedback submitted successfully. Thank you!"),
  ).toBeVisible();
  const { headers, body } = await notified.then(async (request) => ({
    headers: await request.allHeaders(),
    body: request.postDataJSON(),
  }));
  expect(headers.authorization).toMatch(/^Bearer /);
  expect(Object.keys(body).toSorted()).toEqual([
    "responses",
    "selectedComponents",
    "selectedPages",
    "userEmail",
    "userId",
    "userName",
    "userRole",
  ]);
  expect(body).toMatchObject({ userEmail: seeker.email, userRole: "job_seeker" });
  await expect(modal).toBeHidden();

  await test.step("it begins anew when it's opened again", async () => {
    await expect((await openModal(page)).getByLabel("Quick Feedback")).toHaveValue("");
  });

  await test.step("staff see it", async () => {
    const desk = await (await people.staff()).page();
    await desk.goto(`${paths.adminFeedback}?view=everything&type=quick`);
    await expect(desk.getByText(word)).toBeVisible();
    await expectSound(desk);
  });
});

test("an employer answers questions, and staff see them counted", async ({ people }) => {
  test.slow();
  const admin = await people.employer("Ben Beta");
  const page = await admin.page();
  await page.goto(paths.employerProfile);
  const modal = await openModal(page);
  const next = modal.getByRole("button", { name: "Next" });

  await modal.getByRole("button", { name: "Answer questions" }).click();
  await expect(next).toBeDisabled();
  await expect(modal.getByText("0 pages selected")).toBeVisible();
  await modal.getByRole("checkbox", { name: "Candidates" }).check();
  await expect(modal.getByText("1 page selected")).toBeVisible();
  await expectSound(page);
  await next.click();

  await expect(next).toBeDisabled();
  await modal.getByRole("checkbox", { name: "Watchlist" }).check();
  await expect(modal.getByText("1 component selected")).toBeVisible();
  await modal.getByRole("checkbox", { name: "Sort by" }).check();
  await expect(modal.getByText("2 components selected")).toBeVisible();
  await expectSound(page);
  await next.click();

  await test.step("back leads to the components, then the pages, then the start", async () => {
    await modal.getByRole("button", { name: "Back" }).click();
    await expect(modal.getByText("2 components selected")).toBeVisible();
    await modal.getByRole("button", { name: "Back" }).click();
    await expect(modal.getByText("1 page selected")).toBeVisible();
    await modal.getByRole("button", { name: "Back" }).click();
    await modal.getByRole("button", { name: "Answer questions" }).click();
    await next.click();
    await next.click();
  });

  await expect(modal.getByText("Question 1 of 2")).toBeVisible();
  await next.click();
  await expect(modal.getByText("Question 2 of 2")).toBeVisible();
  const submit = modal.getByRole("button", { name: "Submit" });
  await modal.getByRole("combobox").selectOption("Very useful");
  await expect(submit).toBeDisabled();
  await modal.getByRole("button", { name: "Previous" }).click();
  await modal.getByRole("combobox").selectOption("Other");
  await modal.getByPlaceholder("Please specify...").fill("By last activity");
  await expectSound(page);
  await page.setViewportSize(phone);
  await expectSound(page);
  await next.click();
  await submit.click();
  await expect(
    page.getByText("Beta test feedback submitted successfully. Thank you!"),
  ).toBeVisible();
  await expect(modal).toBeHidden();

  await test.step("staff see each question as a chart, and take it out as a file", async () => {
    const desk = await (await people.staff()).page();
    await desk.goto(`${paths.adminFeedback}?role=employer`);
    const chart = desk.getByRole("region", { name: "How useful is the watchlist?" });
    await expect(chart.getByRole("row", { name: /^Very useful/ })).toContainText("%");
    const sort = desk.getByRole("region", { name: "How useful are the ways to sort candidates?" });
    await sort.getByText("Other answers").click();
    await expect(sort.getByText("By last activity").first()).toBeVisible();
    for (const viewport of [{ width: 1280, height: 900 }, { width: 820, height: 1000 }, phone]) {
      await desk.setViewportSize(viewport);
      await expectSound(desk);
    }
    await desk.emulateMedia({ colorScheme: "dark" });
    await expectSound(desk);
    const saving = desk.waitForEvent("download");
    await desk.getByRole("button", { name: "Export CSV" }).click();
    expect((await saving).suggestedFilename()).toMatch(/^beta-feedback-employer-.*\.csv$/);
    await desk.getByRole("link", { name: "Everything said" }).click();
    await desk.getByLabel("Component").selectOption("watchlist");
    await expect(desk.getByText("Ben Beta").first()).toBeVisible();
  });
});
