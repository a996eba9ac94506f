import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { command } from "./people";

type QuotaUse = { used: number; limit: number; left: number };

/** The one line that says what is left today. */
const left = (page: Page, text: string) =>
  expect(page.getByRole("region", { name: "Decide on this job" })).toContainText(text);

test("what is left today is exact, everywhere, and an undo gives it back", async ({ people }) => {
  const seeker = await people.seeker("Lotte Limit");
  const { discover } = await command<{ discover: QuotaUse }>(seeker, "get_daily_quotas", {});
  const limit = discover.limit;
  expect(discover).toEqual({ used: 0, limit, left: limit });
  expect(limit).toBeGreaterThan(1);

  const page = await seeker.page();
  await page.goto("/dashboard/browse-jobs");
  const interested = page.getByRole("button", { name: "Interested", exact: true });
  const pass = page.getByRole("button", { name: "Not interested" });
  const undo = page.getByRole("button", { name: /^Undo/ });
  await left(page, `${limit} of ${limit} left today`);
  await expect(page.getByText(/resets in \d+ (h|min)/)).toBeVisible();

  await interested.click();
  await left(page, `${limit - 1} of ${limit} left today`);
  await undo.first().click();
  await left(page, `${limit} of ${limit} left today`);
  await expect(undo).toBeHidden();
  expect((await seeker.api.from("job_interactions").select("id")).data).toEqual([]);

  // "Not interested" is a decision too; the last one closes both buttons.
  for (let decided = 1; decided <= limit; decided += 1) {
    await (decided % 2 ? pass : interested).click();
    const rest = limit - decided;
    await left(page, `${rest === 0 ? "None" : rest} of ${limit} left today`);
  }
  await expect(interested).toBeDisabled();
  await expect(pass).toBeDisabled();
  await expect(page.getByText("You can still save jobs.")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  // A second device agrees, and the server would not be talked into more.
  const elsewhere = await seeker.page();
  await elsewhere.goto("/dashboard/browse-jobs");
  await left(elsewhere, `None of ${limit} left today`);
  const { jobs } = await command<{ jobs: { id: string }[] }>(seeker, "browse_jobs", {});
  const refused = await seeker.api.rpc("express_interest", { p_job_opening_id: jobs[0]?.id });
  expect(refused.status).toBe(429);
  expect(refused.error?.code).toBe("daily_limit_reached");
  expect(JSON.parse(refused.error?.details ?? "{}")).toMatchObject({
    quota: "discover",
    limit,
    used: limit,
  });

  await undo.first().click();
  await left(page, `1 of ${limit} left today`);
  await expect(interested).toBeEnabled();
  await elsewhere.reload();
  await left(elsewhere, `1 of ${limit} left today`);
});

test("after ten seconds a decision stands", async ({ people }) => {
  const seeker = await people.seeker("Lena Late");
  const page = await seeker.page();
  await page.goto("/dashboard/browse-jobs");
  await page.getByRole("button", { name: "Not interested" }).click();
  const undo = page.getByRole("button", { name: /^Undo/ });
  await expect(undo).toBeVisible();
  await expect(undo).toBeHidden({ timeout: 15_000 });
  const { data } = await seeker.api.from("job_interactions").select("id, created_at").single();
  // The page stops offering a little early; asked within the ten seconds, the server would still undo.
  await expect.poll(() => Date.now() - Date.parse(data?.created_at)).toBeGreaterThan(10_500);
  const late = await seeker.api.rpc("undo_interaction", { p_id: data?.id });
  expect(late.error?.code).toBe("undo_expired");
});
