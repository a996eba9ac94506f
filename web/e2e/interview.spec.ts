import { paths } from "../src/lib/paths";
import { interested } from "./employer-scenes";
import { expect, expectSound, phone, test } from "./fixtures";
import { pressOn, tabTo, typeInto } from "./identity/hands";
import {
  begin,
  drawAsText,
  drawByKeyboard,
  enter,
  held,
  problemOf,
  room,
  sumFor,
  waysOf,
} from "./interview-scenes";
import { troubleOf } from "./trouble";

test("from the start over a reload and the drill to the result, the profile and the sorted list", async ({
  people,
}) => {
  test.setTimeout(240_000);
  const [employer, seeker] = [await people.employer(), await people.seeker("Ida Interviewed")];
  await interested(employer, await people.seeker("Nora Novice"));
  await interested(employer, seeker);
  const page = await seeker.page();
  const trouble = troubleOf(page);
  await page.goto(paths.interview);
  await page.getByRole("button", { name: "Start the 45 minutes" }).click();
  await expect(page).toHaveURL(/interview\/[0-9a-f-]{36}/);
  const { phase, notes, saved, say, log, button } = room(page);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const document = await problemOf((await held(seeker, id)).problem.slug);

  const words =
    "Out of scope is billing. The answer comes within 200 ms at p99, 99.9 % of the time.";
  await notes.fill(words);
  await say.fill("How many people use it?");
  await say.press("Enter");
  await expect(log.getByRole("article", { name: "You" })).toContainText("How many people");
  await expect(log.getByRole("article", { name: "Interviewer" }).last()).toBeVisible();
  await phase(/Estimates/).click();
  for (const quantity of document.quantities) {
    await button(quantity.title).click();
    await page.getByRole("textbox", { name: quantity.title }).fill(sumFor(quantity.unit));
  }
  const first = document.quantities[0];
  await expect(page.getByLabel(`Result of ${first?.title}`)).toHaveText(/\d/);
  await expectSound(page);

  await phase(/Architecture/).click();
  await button("As text").click();
  await drawAsText(page, waysOf(document));
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
  for (const { name } of waysOf(document).components) {
    await expect(room(page).component(name)).toBeVisible();
  }
  await phase(/Requirements/).click();
  await expect(notes).toHaveValue(words);
  await expect(log).toContainText("How many people use it?");

  await button("Failure drill").click();
  await button("Start the failure drill").click();
  await expect(page.getByRole("heading", { name: "What it does" })).toBeVisible();
  await button("Board").click();
  await expect(page.getByText(/^Shown on the board/)).toBeVisible();
  await button("Drawing").click();
  await expect(page.locator(".react-flow__node").first()).toBeVisible();
  await expectSound(page);
  await page
    .getByRole("textbox", { name: "How you fix it" })
    .fill("The second instance takes over at once, because the balancer leaves the dead one out.");
  await button("Test the fix").click();
  await expect(page.getByText("After", { exact: true })).toBeVisible();

  await button("Finish").click();
  const look = page.getByRole("dialog", { name: "Review before you finish" });
  await expect(look.getByRole("list", { name: "Still missing" })).toContainText(
    "No notes on: Arch",
  );
  await expectSound(page);
  await look.getByRole("button", { name: "Finish and view score" }).click();
  await expect(page.getByRole("region", { name: "The score" })).toBeVisible({ timeout: 60_000 });
  const total = await page.getByText("of 100").locator("..").locator("span").first().textContent();
  await page.getByRole("switch", { name: /Show on my profile/ }).click();
  await expect(page.getByText(/Others can see the total/)).toBeVisible();
  expect(trouble).toEqual([]);

  const { data } = await seeker.api.from("profiles").select("slug").single();
  const visitor = await people.visitor();
  await visitor.goto(paths.user(data?.slug));
  await expect(visitor.getByText("System design interview").first()).toBeVisible();
  await expect(visitor.getByText("Out of scope is billing")).toHaveCount(0);

  const office = await employer.page();
  await office.goto(`${paths.interestedCandidates}?sort=system_design`);
  const rows = office.getByRole("link", { name: /Ida Interviewed|Nora Novice/ });
  await expect(rows.first()).toContainText("Ida Interviewed");
  await expect(rows.first()).toContainText(total ?? "");
});

test("the same by keyboard alone, with the board as a text", async ({ people }) => {
  test.setTimeout(240_000);
  const seeker = await people.seeker("Kai Keys");
  const page = await seeker.page();
  await page.goto(paths.interview);
  await pressOn(page, page.getByRole("button", { name: "Start the 45 minutes" }));
  await expect(page).toHaveURL(/interview\/[0-9a-f-]{36}/);
  const { notes, saved, say, log, button } = room(page);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const document = await problemOf((await held(seeker, id)).problem.slug);

  await typeInto(page, notes, "Out of scope is billing. Reads answer within 200 ms at p99.");
  await typeInto(page, say, "Which region are the users in?");
  await page.keyboard.press("Enter");
  await expect(log.getByRole("article", { name: "You" })).toContainText("Which region");
  // A single key goes places as long as nothing is typed into.
  await tabTo(page, button("Ask me a question"));
  await page.keyboard.press("T");
  await expect(page.getByRole("button", { name: /^4[45]:\d\d$/ })).toBeVisible();
  await page.keyboard.press("2");
  const first = document.quantities[0];
  await pressOn(page, button(first?.title ?? ""));
  await typeInto(
    page,
    page.getByRole("textbox", { name: first?.title ?? "" }),
    sumFor(first?.unit ?? ""),
  );
  await expect(page.getByLabel(`Result of ${first?.title}`)).toHaveText(/\d/);

  await tabTo(page, button("Board"));
  await page.keyboard.press("4");
  await pressOn(page, button("As text"));
  const ways = waysOf(document);
  await drawByKeyboard(page, ways);
  await expect(saved).toBeVisible();
  await page.reload();
  for (const { name } of ways.components) await expect(room(page).component(name)).toBeVisible();
  expect((await held(seeker, id)).answer.board.edges).toHaveLength(ways.connections.length);
  await expectSound(page);

  await pressOn(page, button("Failure drill"), 400);
  await pressOn(page, button("Start the failure drill"));
  await expect(page.getByRole("heading", { name: "What it does" })).toBeVisible();
  const mend = page.getByRole("textbox", { name: "How you fix it" });
  await typeInto(
    page,
    mend,
    "Another instance takes over, because each is behind the balancer.",
    400,
  );
  await pressOn(page, button("Test the fix"), 400);
  await expect(page.getByText("After", { exact: true })).toBeVisible();

  await pressOn(page, button("Finish"), 400);
  await pressOn(page, page.getByRole("button", { name: "Finish and view score" }));
  await expect(page.getByRole("region", { name: "The score" })).toBeVisible({ timeout: 60_000 });
});

test("another device follows, and what both wrote at once is kept", async ({ people }) => {
  const seeker = await people.seeker("Tara Twice");
  const { id } = await begin(seeker);
  const [desk, lap] = [await enter(seeker, id), await enter(seeker, id)];
  await room(desk).notes.fill("From the desk.");
  await expect(room(lap).notes).toHaveValue("From the desk.");
  await lap.goto(`${paths.interviewAttempt(id)}?view=board&form=text`);
  await desk.goto(`${paths.interviewAttempt(id)}?view=board`);
  await room(desk).button("Cache").click();
  await expect(room(lap).component("Cache")).toBeVisible();
  await room(desk)
    .phase(/Deep dive/)
    .click();
  await expect(room(lap).phase(/Deep dive/)).toHaveAttribute("aria-current", "step");

  await lap.goto(`${paths.interviewAttempt(id)}?view=notes`);
  await expect(room(lap).notes).toBeVisible();
  await lap.context().setOffline(true);
  await room(lap).notes.fill("From the lap, on a train.");
  await expect(lap.getByText(/^You're offline/)).toBeVisible();
  await expect(lap.getByText("Not saved", { exact: true })).toBeVisible();
  await room(desk).notes.fill("From the desk, meanwhile.");
  await expect(room(desk).saved).toBeVisible();
  await lap.context().setOffline(false);
  await expect(lap.getByText("These notes changed on another device")).toBeVisible();
  await expect(room(lap).notes).toHaveValue("From the desk, meanwhile.");
  await expectSound(lap);
  await lap.setViewportSize(phone);
  await expectSound(lap);
  await room(lap).button("Restore mine").click();
  await expect(room(lap).notes).toHaveValue("From the lap, on a train.");
  await expect(room(desk).notes).toHaveValue("From the lap, on a train.");
  expect((await held(seeker, id)).answer.notes.deep_dive).toBe("From the lap, on a train.");
});

test("work continues offline, and everything is sent after reconnecting", async ({ people }) => {
  const seeker = await people.seeker("Oda Offline");
  const { id } = await begin(seeker);
  const page = await enter(seeker, id);
  const { notes, say, log, saved } = room(page);
  await page.context().setOffline(true);
  await notes.fill("Written in a tunnel.");
  await say.fill("Said in a tunnel.");
  await say.press("Enter");
  await expect(log.getByText("not sent yet, retrying")).toBeVisible();
  await expect(page.getByText("Not saved", { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(saved).toBeVisible();
  await expect(log.getByText("not sent yet, retrying")).toHaveCount(0);
  const stored = await held(seeker, id);
  expect(stored.answer.notes.requirements).toBe("Written in a tunnel.");
  expect(stored.turns.filter(({ text }) => text === "Said in a tunnel.")).toHaveLength(1);
});
