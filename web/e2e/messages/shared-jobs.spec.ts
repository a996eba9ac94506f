import { paths } from "../../src/lib/paths";
import { expect, expectSound, test } from "../fixtures";
import { mailTo } from "../mailbox";
import { command } from "../people";
import { openJob, say } from "../scenes";

test("a colleague with whom the job is shared takes part in its conversation", async ({
  people,
}) => {
  const [admin, seeker] = [await people.employer("Ayo Admin"), await people.seeker("Cleo Candy")];
  const recruiter = await people.newcomer("Rex Cruiter");
  await command(admin, "invite_recruiter", {
    p_email: recruiter.email,
    p_permissions: ["view_candidates", "message_candidates"],
  });
  const { link } = await mailTo(people.url, recruiter.email, /invites you/);
  const token = new URL(link).searchParams.get("token");
  await command(recruiter, "accept_invitation", { p_token: token, p_full_name: "Rex Cruiter" });
  const job = await openJob(admin);
  const interest = await command<{ id: string }>(seeker, "express_interest", {
    p_job_opening_id: job,
    p_source: "discover",
  });
  const { conversation_id: conversation } = await command<{ conversation_id: string }>(
    admin,
    "approve_candidate",
    { p_interaction_id: interest.id },
  );
  await say(admin, conversation, "Hello from Ayo");
  const { data } = await recruiter.api.auth.getUser();
  await command(admin, "share_job", { p_job_opening_id: job, p_profile_id: data.user?.id });

  const theirs = await recruiter.page();
  await theirs.goto(paths.messages);
  const log = theirs.getByRole("log", { name: "Messages" });
  await expect(log.getByText("Hello from Ayo")).toBeVisible();
  await theirs.getByRole("textbox", { name: /^Message to/ }).fill("And from Rex");
  await theirs.keyboard.press("Enter");
  await expectSound(theirs);

  const desk = await seeker.page();
  await desk.goto(paths.conversation(conversation));
  const messages = desk.getByRole("log", { name: "Messages" });
  await expect(messages.getByText("And from Rex")).toBeVisible();
  await expect(messages.getByText("Rex Cruiter", { exact: true })).toBeVisible();
  await expect(messages.getByText("Ayo Admin", { exact: true })).toBeVisible();
});
