import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { command } from "./people";
import { openJob } from "./scenes";
import { ofChallenge, reference, solve, submit } from "./solving";

const display = "run-lengths-for-a-tiny-display";
const title = "Run lengths for a tiny display";

test("an employer opens a proof, and its owner shows the code and hides it again", async ({
  people,
}) => {
  test.setTimeout(120_000);
  const seeker = await people.seeker("Paz Proven");
  const admin = await people.employer("Edo Evidence");
  const starter = await ofChallenge(display, "starter.js");
  expect(await submit(seeker, display, starter)).not.toBe("accepted");
  await solve(seeker, display);
  const { id } = await command<{ id: string }>(seeker, "express_interest", {
    p_job_opening_id: await openJob(admin),
    p_source: "discover",
  });
  const { data } = await seeker.api.from("profiles").select("slug").single();
  const proof = paths.proof(data?.slug, display);
  const code = (await reference(display)).split("\n").find((line) => line.includes("function"));
  expect(code).toBeTruthy();
  const own = await seeker.page();
  const page = await admin.page();
  const accepted = page.getByRole("region", { name: "JavaScript", exact: true });

  await test.step("from the candidate's page: what was asked and how it was passed, and no code", async () => {
    await page.goto(paths.candidate(id));
    await page.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`${proof}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText("Passed on try 2")).toBeVisible();
    await expect(page.getByRole("region", { name: "Statement" })).toBeVisible();
    await expect(page.getByText(/\d visible tests, \d+ hidden/)).toBeVisible();
    await expect(accepted).toContainText("Paz Proven doesn't show this code.");
    await expectSound(page);
    await page.goBack();
    await expect(page.getByRole("article", { name: "Paz Proven" })).toBeVisible();
    await page.goForward();
  });

  await test.step("the owner shows it on their profile, and looks at what employers see", async () => {
    await own.goto(`${paths.profile}#challenges`);
    const toggle = own.getByRole("switch", { name: `Show the JavaScript code of ${title}` });
    await expect(toggle).toHaveAttribute("aria-checked", "false");
    await toggle.focus();
    await own.keyboard.press("Space");
    await expect(toggle).toHaveAttribute("aria-checked", "true");
    await expectSound(own);
    await own
      .getByRole("region", { name: "Challenges passed" })
      .getByRole("link", { name: title })
      .click();
    await expect(own.getByRole("switch", { name: /Show the JavaScript code/ })).toHaveAttribute(
      "aria-checked",
      "true",
    );
    await expectSound(own);
    await own.getByRole("link", { name: "Employers", exact: true }).click();
    await expect(own).toHaveURL(/\?as=employer$/);
    await expect(own.getByRole("switch")).toHaveCount(0);
    await expect(own.getByRole("region", { name: "JavaScript", exact: true })).toContainText(
      code ?? "",
    );
  });

  await test.step("the employer reads the code, from the public profile too and on a phone", async () => {
    await page.reload();
    await expect(accepted).toContainText(code ?? "");
    await expectSound(page);
    await page.goto(paths.user(data?.slug));
    await page.setViewportSize(phone);
    await page
      .getByRole("region", { name: "Challenges passed" })
      .getByRole("link", { name: title })
      .click();
    await expect(accepted).toContainText(code ?? "");
    await expectSound(page);
  });

  await test.step("no other job seeker gets it, though the profile is open", async () => {
    const other = await (await people.seeker("Cato Copies")).page();
    await other.goto(paths.user(data?.slug));
    await expect(other.getByText(title).first()).toBeVisible();
    await expect(other.getByRole("link", { name: title })).toHaveCount(0);
    await other.goto(proof);
    await expect(other.getByRole("heading", { name: "Proof not found" })).toBeVisible();
    await expectSound(other);
  });

  await test.step("hidden again, it is gone", async () => {
    await own.getByRole("link", { name: "You", exact: true }).click();
    const toggle = own.getByRole("switch", { name: "Show the JavaScript code to employers" });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-checked", "false");
    await page.reload();
    await expect(accepted).toContainText("Paz Proven doesn't show this code.");
    await expect(accepted).not.toContainText(code ?? "");
  });
});
