import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { interviewed } from "./interview-answers";
import { command } from "./people";
import { troubleOf } from "./trouble";

test("a receipt leads to every place, gives the same number again, and is shown only when its owner says so", async ({
  people,
}) => {
  test.slow();
  const seeker = await people.seeker("Rita Receipt");
  const { id, total } = await interviewed(seeker);
  const page = await seeker.page();
  const trouble = troubleOf(page);
  await page.goto(paths.interviewAttempt(id));
  const score = page.getByRole("region", { name: "The score" });
  await expect(score).toContainText(`${total}of 100`);
  await expect(score).toContainText("Rules, version");
  await expect(score.getByText("Private: only you see this score.")).toBeVisible();

  await test.step("each kind of evidence shows its place", async () => {
    await page.getByRole("button", { name: "Open all checks" }).click();
    await expectSound(page);
    const given = page.getByRole("region", { name: "Your answer" });
    const onBoard = page.getByRole("button", { name: "Show on the board" }).first();
    await onBoard.click();
    await expect(onBoard).toHaveAttribute("aria-pressed", "true");
    await expect(given.getByText(/^(Counts|Here)$/).first()).toBeVisible();
    const inNotes = page.getByRole("button", { name: "Show in notes" });
    if ((await inNotes.count()) > 0) {
      await inNotes.first().click();
      await expect(given.locator("mark")).not.toBeEmpty();
      await expect(page).toHaveURL(/check=/);
    }
    for (const name of ["Conversation", "Estimates", "Drill"]) {
      await given.getByRole("tab", { name }).click();
      await expectSound(page);
    }
    await page.setViewportSize(phone);
    await expectSound(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("the same number again", async () => {
    await score.getByRole("button", { name: "Score again" }).click();
    await expect(score).toContainText(`Same score: ${total}, with the same version`);
  });

  const { data } = await seeker.api.from("profiles").select("slug").single();
  const visitor = await people.visitor();
  const seen = async () => {
    await visitor.goto(paths.user(data?.slug));
    return visitor.getByRole("complementary", { name: "Proved on Devproof" });
  };
  await expect(await seen()).toContainText("None shown");
  await score.getByRole("switch", { name: /Show on my profile/ }).click();
  await expect(score.getByText(/Others can see the total/)).toBeVisible();
  await expect.poll(async () => (await seen()).textContent()).toContain(`${total} of 100`);
  await expect(visitor.getByRole("list", { name: "Levels from 0 to 4" })).toBeVisible();
  await expectSound(visitor);

  await page.goto(paths.interview);
  await expect(page.getByText("Visible to others")).toBeVisible();
  await page.getByRole("combobox", { name: "Visible score" }).selectOption("latest");
  await expect(page.getByText(`Others see ${total}`)).toBeVisible();
  await page.getByRole("link", { name: /Visible to others/ }).click();
  await score.getByRole("switch", { name: /Show on my profile/ }).click();
  await expect(score.getByText("Private: only you see this score.")).toBeVisible();
  await expect.poll(async () => (await seen()).textContent()).toContain("None shown");
  expect(trouble).toEqual([]);
});

test("a human review is blind and works by keyboard, and the receipt shows both scores", async ({
  people,
}) => {
  test.slow();
  const seeker = await people.seeker("Rosa Reviewed");
  const { id, total } = await interviewed(seeker);
  const page = await seeker.page();
  await page.goto(paths.interviewAttempt(id));
  await page.getByRole("button", { name: "Request review" }).click();
  await expect(page.getByText("Say what the reviewer should look at.")).toBeVisible();
  const why = `My board shows it all, ${id}`;
  await page.getByLabel("What did we miss?").fill(why);
  await page.getByRole("button", { name: "Request review" }).click();
  await expect(page.getByText(/Until then, your score is/)).toBeVisible();

  const staff = await people.staff();
  const desk = await staff.page();
  await desk.goto(paths.adminInterviews);
  await desk.getByRole("link", { name: new RegExp(id) }).click();
  const questions = desk.getByRole("region", { name: "Closed questions" });
  await expect(questions).toBeVisible();
  await expect(desk.getByText("Rosa Reviewed")).toHaveCount(0);
  await expect(desk.getByText(`${total} of 100`)).toHaveCount(0);
  await expectSound(desk);
  await desk.getByRole("button", { name: "Save score" }).click();
  await expect(desk.getByText("Not answered yet.").first()).toBeVisible();
  const meter = questions.getByText(/^\d+ of \d+$/).first();
  const all = Number((await meter.textContent())?.split(" of ")[1]);
  await desk.keyboard.press("n");
  for (let answered = 1; answered < all; answered += 1) await desk.keyboard.press("y");
  await expect(meter).toHaveText(`${all} of ${all}`);
  await desk.getByLabel("Reason").fill("All but the first is there.");
  await desk.getByRole("button", { name: "Save score" }).click();
  await expect(desk.getByText(/Before it was/)).toBeVisible();

  await page.reload();
  const score = page.getByRole("region", { name: "The score" });
  await expect(score).toContainText("Human reviewer");
  await expect(score).toContainText(`Before: ${total}`);
  await expect(page.getByRole("button", { name: "Request review" })).toHaveCount(0);
  const { receipt } = await command<{ receipt: { score: { total: number } } }>(
    seeker,
    "get_interview_receipt",
    { p_attempt_id: id },
  );
  await expect(score).toContainText(`${receipt.score.total}of 100`);
  await score.getByRole("button", { name: "Score again" }).click();
  await expect(score).toContainText(`Same score: ${receipt.score.total}`);
});

test("F08 markup in what a candidate wrote is text, to them and to staff", async ({ people }) => {
  test.slow();
  const seeker = await people.seeker("Hugo Hostile");
  const evil =
    '[a prize](https://evil.example/x) <a href="https://evil.example/y">here</a> <img src=x onerror="alert(1)">';
  const { id } = await interviewed(seeker, { extra: evil });
  const page = await seeker.page();
  const trouble = troubleOf(page);
  await page.goto(`${paths.interviewAttempt(id)}?view=notes`);
  await expect(page.getByText(evil).first()).toBeVisible();
  await expect(page.locator('[href*="evil.example"], img[src="x"]')).toHaveCount(0);
  await command(seeker, "ask_interview_review", { p_attempt_id: id, p_reason: `${evil} ${id}` });

  const desk = await (await people.staff()).page();
  const staffTrouble = troubleOf(desk);
  await desk.goto(paths.adminInterviews);
  await desk.getByRole("link", { name: new RegExp(id) }).click();
  await desk.getByRole("tab", { name: "Notes" }).click();
  await expect(desk.getByText("[a prize](https://evil.example/x)").last()).toBeVisible();
  await expect(desk.locator('[href*="evil.example"], img[src="x"]')).toHaveCount(0);
  expect([...trouble, ...staffTrouble]).toEqual([]);
});

test("an employer's interview is practice: no score that anybody else sees, no review", async ({
  people,
}) => {
  const employer = await people.employer("Pia Practice");
  const { id, total } = await interviewed(employer);
  const page = await employer.page();
  await page.goto(paths.interview);
  await expect(page.getByText(/this is practice/)).toBeVisible();
  await page.goto(paths.interviewAttempt(id));
  const score = page.getByRole("region", { name: "The score" });
  await expect(score).toContainText(`${total}of 100`);
  await expect(score).toContainText("This was practice");
  await expect(page.getByRole("switch")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Request review" })).toHaveCount(0);
});
