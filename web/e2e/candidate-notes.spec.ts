import { paths } from "../src/lib/paths";
import { interested } from "./employer-scenes";
import { expect, expectSound, phone, test } from "./fixtures";
import { tabTo } from "./identity/hands";
import { mailTo } from "./mailbox";
import { command, type Person } from "./people";
import { openJob } from "./scenes";

/** A recruiter of the admin's company, with whom the job of this candidate is shared or not. */
async function joins(url: string, admin: Person, recruiter: Person, name: string) {
  await command(admin, "invite_recruiter", {
    p_email: recruiter.email,
    p_permissions: ["view_candidates"],
  });
  const { link } = await mailTo(url, recruiter.email, /invites you/);
  const token = new URL(link).searchParams.get("token");
  await command(recruiter, "accept_invitation", { p_token: token, p_full_name: name });
  const { data } = await recruiter.api.auth.getUser();
  return data.user?.id;
}

test("a note is written by keyboard with a mention, and a colleague reads it at once", async ({
  people,
}) => {
  const admin = await people.employer("Ayo Admin");
  const [reader, stranger] = [
    await people.newcomer("Rex Reader"),
    await people.newcomer("Rex Remote"),
  ];
  const readerId = await joins(people.url, admin, reader, "Rex Reader");
  await joins(people.url, admin, stranger, "Rex Remote");
  const candidate = await interested(admin, await people.seeker("Cleo Candy"));
  const { data } = await admin.api
    .from("job_interactions")
    .select("job_opening_id")
    .eq("id", candidate)
    .single();
  await command(admin, "share_job", {
    p_job_opening_id: data?.job_opening_id,
    p_profile_id: readerId,
  });

  const theirs = await reader.page();
  await theirs.goto(`${paths.interestedCandidates}?tab=shared&candidate=${candidate}`);
  await expect(theirs.getByRole("button", { name: "Write a note" })).toBeVisible();

  const page = await admin.page();
  await page.goto(paths.candidate(candidate));
  await expect(page.getByRole("button", { name: "Write a note" })).toBeVisible();
  await page.keyboard.press("n");
  const box = page.getByRole("textbox", { name: "Note on Cleo Candy" });
  await expect(box).toBeFocused();
  await page.keyboard.type("Strong in storage. @re");
  // Only who sees the candidate is offered.
  const choices = page.getByRole("listbox").getByRole("option");
  await expect(choices).toHaveCount(1);
  await expect(choices).toHaveAccessibleName("Rex Reader");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("Strong in storage. @Rex Reader ");
  await page.keyboard.type("look");
  await page.keyboard.press("Control+Enter");
  const notes = page.getByRole("list", { name: "Notes on Cleo Candy" });
  await expect(notes.getByText("@Rex Reader")).toBeVisible();
  await expect(box).toHaveValue("");
  await expectSound(page);

  const received = theirs.getByRole("list", { name: "Notes on Cleo Candy" });
  await expect(received).toContainText("Strong in storage. @Rex Reader look");
  await expect(received).toContainText("Mentions you");
  await expect(received.getByRole("button", { name: /^Edit/ })).toHaveCount(0);
  const mail = await mailTo(people.url, reader.email, /mentioned you in a note on Cleo Candy/);
  expect(mail.link).toContain(candidate);

  // The colleague without the right finds neither the candidate nor the notes.
  const elsewhere = await stranger.page();
  await elsewhere.goto(paths.candidate(candidate));
  await expect(elsewhere.getByText("Candidate not found")).toBeVisible();
  await expect(elsewhere.getByText("Strong in storage")).toHaveCount(0);

  await notes.getByRole("button", { name: /^Edit your note/ }).click();
  await page.getByRole("textbox", { name: "Edit note" }).fill("Very strong in storage");
  await page.keyboard.press("Control+Enter");
  await expect(received).toContainText("Very strong in storage");
  await expect(received).toContainText("edited");
  await notes.getByRole("button", { name: /^Delete the note/ }).click();
  await page.keyboard.press("Enter");
  await expect(notes).toHaveCount(0);
  await expect(received).toHaveCount(0);
});

test("a note that is not sent yet is there again, and a failure says so", async ({ people }) => {
  const admin = await people.employer("Dora Draft");
  const candidate = await interested(admin, await people.seeker("Cleo Candy"));
  const page = await admin.page();
  await page.goto(paths.candidate(candidate));
  const box = page.getByRole("textbox", { name: "Note on Cleo Candy" });
  await box.fill("Half a thought");
  await page.reload();
  await expect(box).toHaveValue("Half a thought");
  await page.route("**/rpc/add_candidate_note", (route) => route.abort());
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("region", { name: "Notes" }).getByRole("alert")).toBeVisible();
  await page.unroute("**/rpc/add_candidate_note");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("list", { name: "Notes on Cleo Candy" })).toContainText(
    "Half a thought",
  );
  await page.reload();
  await expect(page.getByRole("list", { name: "Notes on Cleo Candy" })).toBeVisible();
  await expect(box).toHaveValue("");
});

test("people are saved from a candidate and a public page, and leave the list while they hide", async ({
  people,
}) => {
  const admin = await people.employer("Wanda Watch");
  const [candidate, open] = [await people.seeker("Cleo Candy"), await people.seeker("Olga Open")];
  const interest = await interested(admin, candidate);
  const page = await admin.page();
  await page.goto(paths.candidate(interest));
  await page.getByRole("button", { name: "Save to watchlist" }).click();
  await expect(page.getByRole("button", { name: "Remove from watchlist" })).toBeVisible();
  const { data: profile } = await open.api.from("profiles").select("id, slug").single();
  await page.goto(paths.user(profile?.slug ?? ""));
  await page.getByRole("button", { name: "Save to watchlist" }).click();
  await expect(page.getByRole("button", { name: "Remove from watchlist" })).toBeVisible();

  await page.goto(paths.interestedCandidates);
  await page.getByRole("link", { name: "Watchlist" }).click();
  await expect(page).toHaveURL(/tab=watchlist/);
  const list = page.getByRole("list", { name: "Watchlist", exact: true });
  await expect(list.getByRole("link", { name: /^Olga Open|^Cleo Candy/ })).toHaveText([
    "Olga Open",
    "Cleo Candy",
  ]);
  await expect(list).toContainText("Candidate for Storage engineer");
  await expectSound(page);
  await page.setViewportSize(phone);
  await expectSound(page);

  await open.api
    .from("profiles")
    .update({ visibility: "private" })
    .eq("id", profile?.id ?? "");
  await page.reload();
  await expect(list.getByRole("link", { name: "Cleo Candy" })).toBeVisible();
  await expect(page.getByText("Olga Open")).toHaveCount(0);
  await expect(page.getByText("1 of 1 person")).toBeVisible();
  await open.api
    .from("profiles")
    .update({ visibility: "open" })
    .eq("id", profile?.id ?? "");
  await page.reload();
  await expect(list.getByRole("link", { name: "Olga Open" })).toBeVisible();
  for (const name of ["Olga Open", "Cleo Candy"]) {
    await list.getByRole("button", { name: `Remove from watchlist: ${name}` }).click();
    await expect(list.getByRole("link", { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText("No one on your watchlist")).toBeVisible();
});

test("candidates of one job are compared, chosen by keyboard", async ({ people }) => {
  const admin = await people.employer("Cora Compare");
  const job = await openJob(admin, "Lighthouse keeper");
  const ids: string[] = [];
  for (const name of ["Una First", "Duo Second", "Tria Third"]) {
    const { id } = await command<{ id: string }>(await people.seeker(name), "express_interest", {
      p_job_opening_id: job,
      p_source: "discover",
    });
    ids.push(id);
  }
  const elsewhere = await interested(admin, await people.seeker("Quad Elsewhere"));
  const page = await admin.page();
  await page.goto(paths.candidatesOfJob(job));
  const rows = page.getByRole("list", { name: "Candidates" }).getByRole("link");
  await expect(rows).toHaveCount(3);
  await tabTo(page, rows.nth(0));
  await page.keyboard.press("x");
  const bar = page.getByRole("region", { name: "Change the selected candidates" });
  await expect(bar).toContainText("1 selected");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar).toContainText("2 selected");
  await expectSound(page);
  await page.keyboard.press("c");
  await expect(page.getByRole("heading", { name: "Compare candidates" })).toBeVisible();
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([/Tria Third/, /Duo Second/]);
  await expect(table.getByRole("row", { name: /^Match score/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /^Rust/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /^Their note/ })).toContainText("None");
  await expectSound(page);

  // Somebody else's candidate, one of another job and one that isn't there are said to be left out.
  const other = await people.employer("Ophelia Other");
  const theirs = await interested(other, await people.seeker("Nadia Next"));
  await page.goto(paths.compareCandidates([...ids.slice(0, 2), theirs, elsewhere]));
  await expect(table.getByRole("columnheader")).toHaveText([/Una First/, /Duo Second/]);
  await expect(page.getByText("1 candidate isn't available.")).toBeVisible();
  await expect(page.getByText("Quad Elsewhere is left out.")).toBeVisible();
  await expect(page.getByText("Nadia Next")).toHaveCount(0);
  await page.goto(paths.compareCandidates([theirs, crypto.randomUUID()]));
  await expect(page.getByText("2 candidates aren't available.")).toBeVisible();
  await expect(page.getByText("Nothing to compare")).toBeVisible();

  // On a phone the table scrolls in its own frame, and the page doesn't.
  await page.setViewportSize(phone);
  await page.goto(paths.compareCandidates(ids));
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  const frame = page.getByRole("region", { name: /side by side/ });
  const wide = await frame.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(wide).toBe(true);
  await expectSound(page);
});
