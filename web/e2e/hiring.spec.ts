import { paths } from "../src/lib/paths";
import { interested, publishedChallenge } from "./employer-scenes";
import { expect, expectSound, test } from "./fixtures";
import { pressOn, tabTo } from "./identity/hands";
import { command } from "./people";
import { openJob, say } from "./scenes";

test("a hiring manager's day, by keyboard: decide, note, move, write, review, and look after a job", async ({
  people,
}) => {
  const manager = await people.employer("Mara Manager");
  const [cleo, otto] = [await people.seeker("Cleo Candy"), await people.seeker("Otto Other")];
  const challenge = await publishedChallenge(manager, "written", null);
  await interested(manager, cleo);
  const second = await interested(manager, otto);
  const { id: invitation } = await command<{ id: string }>(manager, "send_challenge", {
    p_employer_challenge_id: challenge,
    p_job_interaction_id: second,
  });
  await command(otto, "start_invitation", { p_id: invitation });
  await command(otto, "submit_invitation", {
    p_id: invitation,
    p_answer: { texts: ["The latencies by minute.", "An index."] },
  });

  const page = await manager.page();
  const go = async (letter: string) => {
    await page.keyboard.press("g");
    await page.keyboard.press(letter);
  };

  await test.step("the day begins with who waits, and one is approved, noted and moved", async () => {
    await page.goto(paths.profile);
    const today = page.getByRole("region", { name: "Today" });
    await pressOn(page, today.getByRole("link", { name: /Cleo Candy/ }));
    await expect(page.getByRole("article", { name: "Cleo Candy" })).toBeVisible();
    await page.keyboard.press("a");
    const bar = page.getByRole("region", { name: "Decide on this candidate" });
    await expect(bar.getByRole("button", { name: /Screening/ })).toBeVisible();
    await page.keyboard.press("n");
    await expect(page.getByRole("textbox", { name: "Note on Cleo Candy" })).toBeFocused();
    await page.keyboard.type("Strong in storage.");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("list", { name: "Notes on Cleo Candy" })).toContainText("Strong");
    await page.keyboard.press("Escape");
    await page.keyboard.press("]");
    await expect(bar.getByRole("button", { name: /Interview/ })).toBeVisible();
  });

  await test.step("the candidate is written to, and answers", async () => {
    await go("m");
    await expect(page).toHaveURL(/\/dashboard\/messages/);
    await expect(page.getByRole("textbox", { name: /^Message to Cleo/ })).toBeVisible();
    await page.keyboard.press("c");
    await page.keyboard.type("Does Thursday at ten suit you?");
    await page.keyboard.press("Enter");
    const log = page.getByRole("log");
    await expect(log.getByText("Does Thursday at ten suit you?")).toBeVisible();
    const conversation = new URL(page.url()).searchParams.get("conversation") ?? "";
    expect(conversation).not.toBe("");
    await say(cleo, conversation, "Thursday is fine.");
    await expect(log.getByText("Thursday is fine.")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("an answer is reviewed and approved", async () => {
    await page.goto(paths.profile);
    const today = page.getByRole("region", { name: "Today" });
    await pressOn(page, today.getByRole("link", { name: /Otto Other answered/ }));
    await expect(page.getByText("The latencies by minute.")).toBeVisible();
    const form = page.getByRole("form", { name: "Your review" });
    await tabTo(page, form.getByRole("radio", { name: "Weak" }).first());
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(form.getByRole("radio", { name: "Good" }).first()).toBeChecked();
    await pressOn(page, form.getByRole("button", { name: "Save review" }));
    await expect(page.getByRole("table", { name: "Marks by reviewer" })).toContainText("Good");
    await pressOn(page, page.getByRole("button", { name: "Approve", exact: true }));
    await page.keyboard.type("You measure first.");
    await pressOn(page, page.getByRole("button", { name: "Approve the answer" }));
    await expect(page.getByText("“You measure first.”")).toBeVisible();
  });

  await test.step("a job is paused from its own page", async () => {
    await go("j");
    await pressOn(page, page.getByRole("link", { name: "Storage engineer" }).first());
    await expect(page.getByRole("list", { name: "History" })).toBeVisible();
    await pressOn(page, page.getByRole("button", { name: "Pause" }));
    await expect(page.getByText("Storage engineer is paused.")).toBeVisible();
    await expectSound(page);
  });
});

test("from found to hired: invited, accepted, compared, noted, moved", async ({ people }) => {
  const letters = Array.from({ length: 9 }, () =>
    String.fromCharCode(97 + Math.floor(Math.random() * 26)),
  );
  const name = `Fia ${letters.join("")}`;
  const [manager, found] = [await people.employer("Hanna Hires"), await people.seeker(name)];
  const job = await openJob(manager, "Lighthouse keeper");
  const { id: rival } = await command<{ id: string }>(
    await people.seeker("Rita Rival"),
    "express_interest",
    { p_job_opening_id: job, p_source: "discover" },
  );

  const [office, desk] = [await manager.page(), await found.page()];
  await test.step("found by search and invited", async () => {
    const row = office.getByRole("link", { name: new RegExp(`^${name}`) });
    await expect(async () => {
      await office.goto(paths.searchFor(name, "people"));
      await expect(row).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await office.getByRole("button", { name: `Invite to a job: ${name}` }).click();
    const dialog = office.getByRole("dialog", { name: `Invite ${name} to a job` });
    await dialog.getByRole("textbox", { name: "Reason" }).fill("You keep lights on.");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(office.getByText(`Invitation sent to ${name}`)).toBeVisible();
  });

  await test.step("told of it, read and accepted", async () => {
    await desk.goto(paths.notifications);
    await desk.getByRole("link", { name: /invites you to “Lighthouse keeper”/ }).click();
    const list = desk.getByRole("list", { name: "Invitations" });
    await list.getByRole("button", { name: /^Accept and open conversation/ }).click();
    await expect(desk).toHaveURL(/\/dashboard\/messages\?conversation=/);
    await office.goto(paths.notifications);
    await expect(
      office.getByRole("link", { name: /accepted your invitation to “Lighthouse keeper”/ }),
    ).toBeVisible();
  });

  await test.step("compared, noted and moved to the end", async () => {
    const { data } = await manager.api
      .from("job_interactions")
      .select("id")
      .eq("job_opening_id", job)
      .neq("id", rival)
      .single();
    const candidate = data?.id ?? "";
    await office.goto(paths.compareCandidates([candidate, rival]));
    await expect(office.getByRole("table").getByRole("columnheader")).toHaveText([
      new RegExp(name),
      /Rita Rival/,
    ]);
    await office.goto(paths.candidate(candidate));
    const note = office.getByRole("textbox", { name: `Note on ${name}` });
    await expect(note).toBeVisible();
    await office.keyboard.press("n");
    await expect(note).toBeFocused();
    await office.keyboard.type("The better of the two.");
    await office.keyboard.press("Control+Enter");
    await expect(office.getByRole("list", { name: `Notes on ${name}` })).toContainText("better");
    const bar = office.getByRole("region", { name: "Decide on this candidate" });
    await bar.getByRole("button", { name: /Screening/ }).click();
    await office.getByRole("menuitem", { name: "Hired" }).click();
    await expect(bar.getByRole("button", { name: /Hired/ })).toBeVisible();
    await desk.goto(`${paths.browseJobs}?tab=interests`);
    await expect(desk.getByText("Hired", { exact: true })).toBeVisible();
  });
});
