import { randomUUID } from "node:crypto";
import { command, type Person } from "./people";

/** A draft that can be published. */
export async function draftJob(
  employer: Person,
  title = "Storage engineer",
  skill = "rust",
): Promise<string> {
  const { id } = await command<{ id: string }>(employer, "save_job", {
    p_job: {
      title,
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
      skills: [{ slug: skill, importance: "must" }],
    },
  });
  return id;
}

/** An open job of the employer's company; it is theirs and no other test's. */
export async function openJob(
  employer: Person,
  title = "Storage engineer",
  skill = "rust",
): Promise<string> {
  const id = await draftJob(employer, title, skill);
  await command(employer, "publish_job", { p_id: id });
  return id;
}

/** The seeker is interested in a new job of the employer's, who approves. The id is the conversation's; nobody has spoken yet. */
export async function meet(employer: Person, seeker: Person): Promise<string> {
  const interest = await command<{ id: string }>(seeker, "express_interest", {
    p_job_opening_id: await openJob(employer),
    p_source: "discover",
  });
  const { conversation_id } = await command<{ conversation_id: string }>(
    employer,
    "approve_candidate",
    { p_interaction_id: interest.id },
  );
  return conversation_id;
}

/** The employer invites the seeker to a new job; the invitation's id. */
export async function inviteToJob(
  employer: Person,
  seeker: Person,
  reason = "Your storage engine is what we need.",
): Promise<string> {
  const { data } = await seeker.api.auth.getUser();
  const { id } = await command<{ id: string }>(employer, "invite_to_job", {
    p_job_opening_id: await openJob(employer),
    p_profile_id: data.user?.id,
    p_reason: reason,
  });
  return id;
}

/** Sends a message. The same id twice is one message. */
export function say(from: Person, conversationId: string, body: string, id: string = randomUUID()) {
  return command(from, "send_message", {
    p_id: id,
    p_conversation_id: conversationId,
    p_body: body,
  });
}
