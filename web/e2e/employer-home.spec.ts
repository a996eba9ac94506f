import { paths } from "../src/lib/paths";
import { interested } from "./employer-scenes";
import { expect, expectSound, phone, test } from "./fixtures";
import { command } from "./people";
import { meet, openJob, say } from "./scenes";

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test(`an employer's day begins with what waits, at ${size.width} px`, async ({ people }) => {
    const employer = await people.employer("Hilda Home");
    const page = await employer.page();
    await page.setViewportSize(size);
    await page.goto(paths.profile);
    const today = page.getByRole("region", { name: "Today" });
    // A new company reads what is left to set up; the job is the last of it.
    await expect(today.getByRole("link", { name: /Publish your first job/ })).toBeVisible();
    await expectSound(page);

    await openJob(employer, "Lighthouse keeper");
    const seeker = await people.seeker("Willa Waits");
    const interest = await interested(employer, seeker);
    const writer = await people.seeker("Wim Writes");
    const conversation = await meet(employer, writer);
    await command(employer, "send_message", {
      p_id: crypto.randomUUID(),
      p_conversation_id: conversation,
      p_body: "Hello",
    });
    await say(writer, conversation, "Hello back");

    await page.goto(paths.profile);
    await expect(today.getByRole("link", { name: "1 person wrote to you" })).toBeVisible();
    await expect(today.getByRole("link", { name: "1 open job without candidates" })).toBeVisible();
    await expect(today.getByRole("link", { name: /Lighthouse keeper/ })).toBeVisible();
    await expect(today.getByRole("link", { name: /Publish your first job/ })).toHaveCount(0);
    await expectSound(page);
    await today.getByRole("link", { name: /Willa Waits/ }).click();
    await expect(page).toHaveURL(new RegExp(interest));
    await expect(page.getByRole("heading", { name: "Willa Waits" })).toBeVisible();
    await command(employer, "approve_candidate", { p_interaction_id: interest });

    // What was decided waits no longer.
    await page.goto(paths.profile);
    await expect(today.getByRole("link", { name: "1 person wrote to you" })).toBeVisible();
    await expect(today.getByRole("link", { name: /Willa Waits/ })).toHaveCount(0);
  });
}

test("what waits cannot be loaded: it says so, and the rest of the page works", async ({
  people,
}) => {
  const page = await (await people.employer("Fay Failing")).page();
  await page.route("**/rpc/get_employer_home", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(paths.profile);
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("heading", { name: /Your role/ })).toBeVisible();
  await page.unroute("**/rpc/get_employer_home");
  await today.getByRole("button", { name: "Try again" }).click();
  await expect(today.getByRole("alert")).toHaveCount(0);
  await expect(today.getByRole("list").first()).toBeVisible();
});
