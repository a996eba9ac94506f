import { paths } from "../src/lib/paths";
import { expect, expectSound, test } from "./fixtures";
import { tabTo } from "./identity/hands";
import { mailTo } from "./mailbox";
import { command } from "./people";
import { openJob } from "./scenes";

test("a colleague who takes no part in a conversation learns who does", async ({ people }) => {
  const [admin, seeker] = [await people.employer("Ayo Admin"), await people.seeker("Cleo Candy")];
  const recruiter = await people.newcomer("Rex Cruiter");
  await command(admin, "invite_recruiter", {
    p_email: recruiter.email,
    p_permissions: ["view_candidates"],
  });
  const { link } = await mailTo(people.url, recruiter.email, /invites you/);
  const token = new URL(link).searchParams.get("token");
  await command(recruiter, "accept_invitation", { p_token: token, p_full_name: "Rex Cruiter" });
  const job = await openJob(admin);
  const { id } = await command<{ id: string }>(seeker, "express_interest", {
    p_job_opening_id: job,
    p_source: "discover",
  });
  const { data } = await recruiter.api.auth.getUser();
  await command(admin, "share_job", { p_job_opening_id: job, p_profile_id: data.user?.id });
  await command(admin, "approve_candidate", { p_interaction_id: id });

  const theirs = await recruiter.page();
  await theirs.goto(`${paths.interestedCandidates}?tab=shared&candidate=${id}`);
  const bar = theirs.getByRole("region", { name: "Decide on this candidate" });
  await expect(bar).toContainText("Ayo Admin is talking with this candidate.");
  await expect(theirs.getByRole("link", { name: "Open conversation" })).toHaveCount(0);
  await expectSound(theirs);

  const own = await admin.page();
  await own.goto(paths.candidate(id));
  await own.getByRole("link", { name: "Open conversation" }).click();
  await expect(own).toHaveURL(/\/dashboard\/messages/);
});

test("candidates are reviewed without shortcut keys", async ({ people }) => {
  const admin = await people.employer("Kim Keys");
  const job = await openJob(admin);
  for (const name of ["Una First", "Duo Second", "Tria Third"]) {
    await command(await people.seeker(name), "express_interest", {
      p_job_opening_id: job,
      p_source: "discover",
    });
  }
  const page = await admin.page();
  await page.goto(paths.interestedCandidates);
  const rows = page.getByRole("list", { name: "Candidates" }).getByRole("link");
  const detail = page.getByRole("region", { name: "The open candidate" });
  await expect(rows).toHaveCount(3);
  await tabTo(page, rows.nth(0));
  await page.keyboard.press("End");
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(detail).toBeFocused();
  await expect(detail.getByRole("heading", { name: "Una First" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Approve candidate" }), 80);
  await page.keyboard.press("Enter");
  // The focus goes on to what can be done now.
  await tabTo(page, page.getByRole("link", { name: "Open conversation" }), 5);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/messages/);
});
