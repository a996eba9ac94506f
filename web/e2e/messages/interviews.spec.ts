import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "../../src/lib/paths";
import { expect, expectSound, phone, test } from "../fixtures";
import { command, type Person } from "../people";
import { meet } from "../scenes";

/** The value of a `datetime-local` field so many minutes from now, by this machine's clock. */
function inMinutes(minutes: number): string {
  const at = new Date(Date.now() + minutes * 60_000);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

async function propose(page: Page, times: string[]): Promise<void> {
  await page.getByRole("button", { name: "More for this conversation" }).click();
  await page.getByRole("menuitem", { name: "Propose an interview" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Propose interview" }).click();
  await expect(dialog.getByText("Enter a day and a time.")).toBeVisible();
  for (const [index, time] of times.entries()) {
    if (index > 0) await dialog.getByRole("button", { name: "Add another time" }).click();
    await dialog.getByLabel(/^Time/).nth(index).fill(time);
  }
  await dialog.getByLabel(/Place or link/).fill("https://meet.example/room");
  await expectSound(page);
  await dialog.getByRole("button", { name: "Propose interview" }).click();
  await expect(dialog).toHaveCount(0);
}

async function open(person: Person, conversation: string): Promise<Page> {
  const page = await person.page();
  await page.goto(paths.conversation(conversation));
  return page;
}

test("times are proposed, one is accepted live, added to a calendar and cancelled", async ({
  people,
}) => {
  const [employer, seeker] = [await people.employer(), await people.seeker("Ida Interviewee")];
  const conversation = await meet(employer, seeker);
  const [office, desk] = [await open(employer, conversation), await open(seeker, conversation)];
  // Late in the evening the second one is tomorrow.
  await propose(office, [inMinutes(10), inMinutes(26 * 60)]);
  const card = desk.getByRole("article", { name: "Interview" });
  await expect(card.getByRole("button", { name: /^Accept / })).toHaveCount(2);
  await expect(card.getByRole("link", { name: "https://meet.example/room" })).toBeVisible();
  await expectSound(desk);
  await desk.setViewportSize(phone);
  await expectSound(desk);
  await card
    .getByRole("button", { name: /^Accept / })
    .first()
    .click();
  await expect(card.getByText("Accepted")).toBeVisible();

  const theirs = office.getByRole("article", { name: "Interview" });
  await expect(theirs.getByText("Accepted")).toBeVisible();
  const download = office.waitForEvent("download");
  await theirs.getByRole("button", { name: "Add to calendar" }).click();
  const file = await (await download).path();
  const calendar = await readFile(file, "utf8");
  expect(calendar).toContain("METHOD:PUBLISH");
  expect(calendar).toMatch(/DTSTART:\d{8}T\d{6}Z/);

  await theirs.getByRole("button", { name: "Cancel interview" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Cancel interview" }).click();
  await expect(card.getByText("Cancelled")).toBeVisible();
  await expect(card.getByRole("button", { name: "Remove from calendar" })).toBeVisible();
  await expectSound(office);
});

test("an interview of today is on the company's page", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker("Tilda Today")];
  const conversation = await meet(employer, seeker);
  // Soon enough to be today, late enough to be accepted.
  const start = new Date(Math.ceil(Date.now() / 1000) * 1000 + 20_000).toISOString();
  const { id } = await command<{ id: string }>(employer, "propose_interview", {
    p_id: crypto.randomUUID(),
    p_conversation_id: conversation,
    p_starts: [start],
    p_duration_minutes: 45,
  });
  await command(seeker, "accept_interview", { p_id: id, p_starts_at: start });
  const page = await employer.page();
  await page.goto(paths.employerProfile);
  const part = page.getByRole("region", { name: "1 interview today" });
  await expect(part.getByRole("link", { name: /Tilda Today/ })).toBeVisible();
  await expectSound(page);
  await part.getByRole("link", { name: /Tilda Today/ }).click();
  await expect(page).toHaveURL(new RegExp(conversation));
});

test("declined times free the way for others", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const conversation = await meet(employer, seeker);
  const [office, desk] = [await open(employer, conversation), await open(seeker, conversation)];
  await propose(office, [inMinutes(60)]);
  await desk.getByRole("article").getByRole("button", { name: "Decline" }).click();
  await expect(office.getByRole("article").getByText("Declined")).toBeVisible();
  await expect(office.getByRole("button", { name: "Cancel interview" })).toHaveCount(0);
});
