import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { mailTo } from "./mailbox";
import { command } from "./people";
import { openJob } from "./scenes";

test("a job that a seeker reports is taken down by staff, who tell its company, and restored", async ({
  people,
  baseURL,
}) => {
  test.slow();
  const employer = await people.employer("Frieda Fairpay");
  const title = "Engineer for deposits";
  const id = await openJob(employer, title);
  const seeker = await people.seeker("Rita Reporter");
  const staff = await people.staff("Mona Moderator");

  const reading = await seeker.page();
  await test.step("the seeker reports it, by keyboard, and gets the focus back", async () => {
    await reading.goto(paths.job(id));
    const report = reading.getByRole("button", { name: "Report this job" });
    await report.focus();
    await reading.keyboard.press("Enter");
    const dialog = reading.getByRole("dialog", { name: "Report this job" });
    await expect(dialog).toBeVisible();
    await reading.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(report).toBeFocused();
    await reading.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(dialog.getByText("Choose a reason.")).toBeVisible();
    await dialog.getByRole("radio", { name: "Scam or fraud" }).check();
    await dialog.getByLabel("What should we know?").fill("They ask applicants to pay a deposit.");
    await expectSound(reading);
    await reading.screenshot({ path: "test-results/report-job-1280.png" });
    await reading.setViewportSize(phone);
    await expectSound(reading);
    await reading.screenshot({ path: "test-results/report-job-390.png" });
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(reading.getByText("Report sent. Our staff will review it.")).toBeVisible();
  });

  const desk = await staff.page();
  const panel = desk.getByRole("region", { name: title });
  await test.step("staff read the report beside the job, and take it down", async () => {
    await desk.goto(paths.adminTools);
    await desk.getByRole("link", { name: "Jobs", exact: true }).click();
    await desk.getByRole("link", { name: new RegExp(title) }).click();
    await expect(panel.getByText("They ask applicants to pay a deposit.")).toBeVisible();
    for (const [width, height] of [
      [1280, 900],
      [820, 1180],
      [390, 844],
    ] as const) {
      await desk.setViewportSize({ width, height });
      await expectSound(desk);
      await desk.screenshot({ path: `test-results/staff-job-${width}.png`, fullPage: true });
    }
    await desk.setViewportSize({ width: 1280, height: 900 });
    await panel.getByRole("button", { name: "Take down" }).click();
    await expect(panel.getByText("Give a reason.")).toBeVisible();
    await panel.getByLabel("Reason").fill("A job never costs the applicant money.");
    await panel.getByRole("button", { name: "Take down" }).click();
    await expect(desk.getByText("The job is taken down.")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Restore" })).toBeVisible();
    const told = await mailTo(baseURL ?? "", employer.email, /was taken down/);
    expect(told.text).toContain("A job never costs the applicant money.");
  });

  const own = await employer.page();
  await test.step("nobody finds it, and its company reads why and can't open it", async () => {
    await reading.goto(paths.job(id));
    await expect(reading.getByRole("heading", { name: "Job not found" })).toBeVisible();
    await own.goto(paths.jobOverview(id));
    await expect(own.getByText("Our staff took this job down.")).toBeVisible();
    await expect(own.getByText("A job never costs the applicant money.")).toBeVisible();
    await expect(own.getByRole("button", { name: "Reopen" })).toHaveCount(0);
    await expectSound(own);
    await own.screenshot({ path: "test-results/taken-down-1280.png" });
    await own.setViewportSize(phone);
    await expectSound(own);
    await own.screenshot({ path: "test-results/taken-down-390.png" });
    const refused = await employer.api.rpc("publish_job", { p_id: id });
    expect(refused.error?.code).toBe("job_taken_down");
  });

  await test.step("restored, its company opens it again", async () => {
    await desk.getByLabel("Which jobs").selectOption("Taken down");
    await desk.getByRole("link", { name: new RegExp(title) }).click();
    await expect(panel.getByRole("region", { name: "Taken down" })).toBeVisible();
    await expectSound(desk);
    await desk.screenshot({ path: "test-results/staff-job-taken-down-1280.png", fullPage: true });
    await panel.getByLabel("Reason").fill("The sentence is gone.");
    await panel.getByRole("button", { name: "Restore" }).click();
    await expect(panel.getByRole("button", { name: "Take down" })).toBeVisible();
    await command(employer, "publish_job", { p_id: id });
    await reading.goto(paths.job(id));
    await expect(reading.getByRole("heading", { name: title })).toBeVisible();
  });
});
