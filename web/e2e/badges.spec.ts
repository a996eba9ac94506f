import { randomUUID } from "node:crypto";
import { expect, test } from "./fixtures";
import { command, type Person } from "./people";

/** An open job of the employer's company. */
async function openJob(employer: Person): Promise<string> {
  const { id } = await command<{ id: string }>(employer, "save_job", {
    p_job: {
      title: "Storage engineer",
      description: "Keep data where it was put.",
      seniority: "senior",
      employment_type: "full_time",
      remote_policy: "remote",
      places: ["Berlin, Germany"],
      countries: ["DE"],
      pay_min: 80_000,
      pay_max: 100_000,
      pay_currency: "EUR",
      pay_period: "year",
      skills: [{ slug: "rust", importance: "must" }],
    },
  });
  await command(employer, "publish_job", { p_id: id });
  return id;
}

test("the messages badge counts senders, arrives by itself, and is reset by opening", async ({
  people,
}) => {
  const employer = await people.employer("Berta Badge");
  const seeker = await people.seeker("Sam Badge");
  const job = await openJob(employer);
  const interest = await command<{ id: string }>(seeker, "express_interest", {
    p_job_opening_id: job,
    p_source: "discover",
  });
  const { conversation_id } = await command<{ conversation_id: string }>(
    employer,
    "approve_candidate",
    { p_interaction_id: interest.id },
  );
  const say = (body: string) =>
    command(employer, "send_message", {
      p_id: randomUUID(),
      p_conversation_id: conversation_id,
      p_body: body,
    });

  const page = await seeker.page();
  await page.goto("/dashboard/profile");
  const messages = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Messages/ });
  await expect(messages).toHaveAccessibleName("Messages");
  await say("Hello");
  await expect(messages).toHaveAccessibleName(/^Messages ?, 1 with unread/);
  await say("Are you there?");
  await expect(messages).toHaveAccessibleName(/^Messages ?, 1 with unread/);

  await messages.click();
  await expect(messages).toHaveAccessibleName("Messages");
  // The mark is kept on the server: another browser of the same person agrees.
  const elsewhere = await seeker.page();
  await elsewhere.goto("/dashboard/profile");
  await expect(elsewhere.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    elsewhere.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Messages/ }),
  ).toHaveAccessibleName("Messages");
});
