import { paths } from "../src/lib/paths";
import { documents, interested, invited, publishedChallenge } from "./employer-scenes";
import { expect, expectSound, phone, test } from "./fixtures";
import { command } from "./people";
import { meet } from "./scenes";

test("a program is sent, run, handed in, judged and approved", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  await publishedChallenge(employer, "code");
  const interest = await interested(employer, seeker);

  const office = await employer.page();
  await office.goto(paths.candidate(interest));
  await office.getByRole("button", { name: "Send a challenge" }).click();
  const dialog = office.getByRole("dialog");
  await dialog.getByLabel("Message").fill("Take your time.");
  await dialog.getByRole("button", { name: "Send challenge" }).click();
  await expect(office.getByText("Double it is sent to")).toBeVisible();

  const mine = await command<{ id: string }[]>(seeker, "list_my_invitations", {});
  const invitation = mine[0]?.id ?? "";
  const desk = await seeker.page();
  await desk.goto(paths.answerChallenge(invitation));
  await expect(desk.getByText("Take your time.")).toBeVisible();
  await expect(desk.getByText("1 more is hidden: a big one")).toBeVisible();
  await expect(desk.getByText("271828")).toHaveCount(0);
  await expectSound(desk);
  await desk.getByRole("button", { name: "Start the challenge" }).click();

  const editor = desk.getByRole("textbox", { name: /Your answer/ });
  await editor.click();
  await desk.keyboard.press("ControlOrMeta+A");
  await desk.keyboard.type("const doubleIt = (n) => n + 2;");
  await desk.getByRole("button", { name: "Run visible tests" }).click();
  await expect(desk.getByText("Wrong answer: 1 of 2 visible tests")).toBeVisible({
    timeout: 20_000,
  });
  await editor.click();
  await desk.keyboard.press("ControlOrMeta+A");
  await desk.keyboard.type("const doubleIt = (n) => n * 2;");
  await expect(desk.getByText("Saved. Your saved answer is submitted")).toBeVisible();
  // What was saved is there after a reload.
  await desk.reload();
  await expect(desk.getByRole("textbox", { name: /Your answer/ })).toContainText("n * 2");
  await desk.getByRole("button", { name: "Submit", exact: true }).click();
  await desk.getByRole("button", { name: "Submit answer" }).click();
  await expect(desk.getByText("will review it")).toBeVisible();

  await office.goto(paths.employerChallenges);
  await office.getByRole("button", { name: /1 to review/ }).click();
  await office.getByRole("link", { name: /Sina Seeker/ }).click();
  await expect(office.getByText("3 of 3 tests")).toBeVisible({ timeout: 20_000 });
  await expectSound(office);
  await office.getByRole("button", { name: "Approve" }).click();
  await office.getByLabel("Your reason").fill("Short and right.");
  await office.getByRole("button", { name: "Approve the answer" }).click();
  await expect(office.getByText("Approved by")).toBeVisible();
  await expect(desk.getByText("Short and right.")).toBeVisible();
  await expectSound(desk);
});

test("written questions are sent in a conversation, answered on a phone and rejected", async ({
  people,
}) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  await publishedChallenge(employer, "written", null);
  const conversation = await meet(employer, seeker);

  const office = await employer.page();
  await office.goto(paths.conversation(conversation));
  await office.getByRole("button", { name: "More for this conversation" }).click();
  await office.getByRole("menuitem", { name: "Send a challenge" }).click();
  await office.getByRole("button", { name: "Send challenge" }).click();
  const card = office.getByRole("article", { name: "Challenge: Why it is slow" });
  await expect(card).toContainText("Sent");

  const desk = await seeker.page();
  await desk.setViewportSize(phone);
  await desk.goto(paths.conversation(conversation));
  await desk.getByRole("article", { name: "Challenge: Why it is slow" }).getByRole("link").click();
  await expect(desk.getByText("Names a measurement")).toHaveCount(0);
  await expectSound(desk);
  await desk.getByRole("button", { name: "Start the challenge" }).click();
  await desk.getByLabel("What do you look at first?").fill("word ".repeat(61));
  await expect(desk.getByText("Shorten it by 1 words.")).toBeVisible();
  await desk.getByLabel("What do you look at first?").fill("The latencies by minute.");
  await expectSound(desk);
  await expect(desk.getByText("Saved. Your saved answer is submitted")).toBeVisible();
  await desk.getByRole("button", { name: "Submit", exact: true }).click();
  await desk.getByRole("button", { name: "Submit answer" }).click();
  await expect(desk.getByText("will review it")).toBeVisible();

  await expect(card).toContainText("Submitted");
  await card.getByRole("link").click();
  await expect(office.getByText("The latencies by minute.")).toBeVisible();
  await expect(office.getByText("What a good answer includes: Names a measurement")).toBeVisible();

  // A mark for each question, by keyboard; a colleague would read it after writing their own.
  const form = office.getByRole("form", { name: "Your review" });
  const marks = form.getByRole("radiogroup", { name: "What do you look at first?" });
  await expect(form.getByRole("button", { name: "Save review" })).toBeDisabled();
  await marks.getByRole("radio", { name: "Weak" }).focus();
  await office.keyboard.press("ArrowRight");
  await expect(marks.getByRole("radio", { name: "Fair" })).toBeChecked();
  await form.getByLabel("Note").fill("Names a measurement, and no order.");
  // What was chosen and not saved is there again.
  await office.reload();
  await expect(marks.getByRole("radio", { name: "Fair" })).toBeChecked();
  await form.getByRole("button", { name: "Save review" }).click();
  const reviews = office.getByRole("table", { name: "Marks by reviewer" });
  await expect(reviews).toContainText("Fair");
  await expect(office.getByText("Names a measurement, and no order.")).toBeVisible();
  await expectSound(office);
  await office.setViewportSize(phone);
  await expectSound(office);
  await expect(desk.getByText("Names a measurement")).toHaveCount(0);

  await office.getByRole("button", { name: "Reject" }).click();
  await office.getByLabel("Your reason").fill("We look for more detail.");
  await office.getByRole("button", { name: "Reject the answer" }).click();
  await expect(desk.getByText("We look for more detail.")).toBeVisible();
});

test("a system is drawn by keyboard alone, and reads as text", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const invitation = await invited(employer, seeker, "system_design");
  await command(seeker, "start_invitation", { p_id: invitation });
  const desk = await seeker.page();
  await desk.goto(paths.answerChallenge(invitation));
  for (const kind of ["Client", "Cache"]) {
    await desk.getByRole("button", { name: kind, exact: true }).focus();
    await desk.keyboard.press("Enter");
  }
  await desk.getByLabel("Name").fill("Link cache");
  await desk.getByRole("tab", { name: "As text" }).focus();
  await desk.keyboard.press("Enter");
  const client = desk.getByRole("listitem", { name: "Client" });
  await client.getByLabel("Connect to").selectOption({ label: "Link cache" });
  await client.getByRole("button", { name: "Connect" }).press("Enter");
  await expect(desk.getByRole("textbox", { name: "Client to Link cache" })).toBeVisible();
  await expectSound(desk);
  await desk.getByRole("tab", { name: "Drawing" }).click();
  await expectSound(desk);
  await desk.getByRole("button", { name: "Submit", exact: true }).click();
  await desk.getByRole("button", { name: "Submit answer" }).click();
  await expect(desk.getByText("will review it")).toBeVisible();

  const office = await employer.page();
  await office.goto(paths.employerInvitation(invitation));
  await office.getByRole("tab", { name: "As text" }).click();
  await expect(office.getByText("Client to Link cache")).toBeVisible();
});

test("a challenge is written in a form, refused with its pointers, and imported from a document", async ({
  people,
}) => {
  const employer = await people.employer();
  const office = await employer.page();
  await office.goto(paths.employerChallengeNew);
  await office.getByLabel("Title").fill("Explain a crash");
  await office.getByRole("radio", { name: /Written/ }).check();
  await office.getByRole("button", { name: "Create draft" }).click();
  await office.getByLabel("Statement").fill("Too short");
  await expect(office.getByText("/statement")).toBeVisible();
  await office.getByRole("button", { name: "Publish" }).click();
  await expect(office.getByLabel("Statement")).toBeFocused();

  await office.getByRole("link", { name: "JSON" }).click();
  await office.getByRole("textbox", { name: "Document" }).fill(JSON.stringify(documents.written));
  await office.getByRole("button", { name: "Import document" }).click();
  await expect(office.getByText("The document is complete.")).toBeVisible();
  await expectSound(office);
  await office.getByRole("link", { name: "Preview" }).click();
  await expect(office.getByText("What would you change?")).toBeVisible();
  await expectSound(office);
  await office.getByRole("button", { name: "Publish" }).click();
  await expect(office.getByText("Why it is slow is published.")).toBeVisible();
  await office.goto(`${paths.employerChallenges}?tab=published`);
  await expect(office.getByRole("link", { name: "Why it is slow" })).toBeVisible();
});
