// Every call of the specification's section 7 that needs no provider and no second factor, with nothing but the
// stock client. Usage: npm run spec-calls -- URL ANON_KEY   (a server with the demo world)
import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { storageCalls } from "./spec-storage.mjs";

const [url, key] = process.argv.slice(2);
assert(url && key, "usage: npm run spec-calls -- URL ANON_KEY");
const PASSWORD = "devproof-demo-2026";

const client = () => createClient(url, key, { auth: { persistSession: false, flowType: "pkce" } });

/** Signs in one of the demo world's people. */
async function signedIn(name) {
  const supabase = client();
  const { data, error } = await supabase.auth.signInWithPassword({
    email: `${name}@demo.devproof.test`,
    password: PASSWORD,
  });
  assert.ifError(error);
  await supabase.realtime.setAuth(data.session.access_token);
  return { supabase, user: data.user, session: data.session };
}

/** The data of an answer without an error. */
function ok({ data, error }) {
  assert.equal(error, null, JSON.stringify(error));
  return data;
}

async function step(name, work) {
  await work();
  process.stdout.write(`✓ ${name}\n`);
}

/** Subscribes to inserts, and waits until changes flow; resolves the returned promise with the first matching row. */
async function inserts(supabase, table, filter, matches) {
  const channel = supabase.channel(`spec-${table}`);
  const arrived = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no insert on ${table} within 15 s`)), 15_000);
    channel.on(
      "postgres_changes",
      { event: "INSERT", schema: "public", table, ...(filter && { filter }) },
      (change) => {
        if (matches(change.new)) {
          clearTimeout(timer);
          resolve(change.new);
        }
      },
    );
  });
  const flowing = new Promise((resolve) =>
    channel.on("system", {}, (message) => message.extension === "postgres_changes" && resolve()),
  );
  await new Promise((resolve, reject) =>
    channel.subscribe((status, error) =>
      status === "SUBSCRIBED" ? resolve() : error && reject(error),
    ),
  );
  await flowing;
  return { arrived };
}

const seeker = await signedIn("seeker");
const admin = await signedIn("admin");
const recruiter = await signedIn("recruiter");

await step("profiles by id, single row, all columns", async () => {
  const profile = ok(
    await seeker.supabase.from("profiles").select("*").eq("id", seeker.user.id).single(),
  );
  assert.equal(profile.role, "job_seeker");
  assert.equal(profile.is_active, true);
  const other = await seeker.supabase.from("profiles").select("*").eq("id", admin.user.id).single();
  assert.equal(other.error.code, "PGRST116", "somebody else's profile is not there");
});

await step("user_has_recruiter_permission", async () => {
  const ask = async (who, permission) =>
    ok(
      await who.supabase.rpc("user_has_recruiter_permission", {
        p_user_id: who.user.id,
        p_permission_name: permission,
      }),
    );
  assert.equal(await ask(admin, "view_analytics"), true, "an admin has every permission");
  assert.equal(await ask(recruiter, "view_candidates"), true);
  assert.equal(await ask(recruiter, "view_analytics"), false);
  assert.equal(await ask(recruiter, "no_such_permission"), false);
  assert.equal(await ask(seeker, "view_candidates"), false);
});

await step("current user", async () => {
  const { data, error } = await seeker.supabase.auth.getUser();
  assert.ifError(error);
  assert.equal(data.user.email, "seeker@demo.devproof.test");
});

for (const [who, table, fn, role] of [
  [seeker, "beta_test_responses", "notify-beta-test", "job_seeker"],
  [admin, "employer_beta_test_responses", "notify-employer-beta-test", "employer"],
]) {
  await step(`insert into ${table}, then ${fn}`, async () => {
    const responses = [
      {
        componentId: "quick-feedback",
        componentName: "Quick Feedback",
        questions: [
          {
            questionId: "quick-feedback-1",
            question: "What do you think?",
            answer: "Calm. <b>Keep it</b>.",
          },
        ],
      },
    ];
    const { error } = await who.supabase.from(table).insert({
      user_id: who.user.id,
      selected_pages: [],
      selected_components: [],
      responses,
      user_role: role,
      browser_info: { userAgent: "node", platform: "linux", language: "en" },
      feedback_type: "quick",
    });
    assert.equal(error, null, JSON.stringify(error));
    const { data: held } = await who.supabase.auth.getSession();
    const answer = await who.supabase.functions.invoke(fn, {
      headers: { Authorization: `Bearer ${held.session.access_token}` },
      body: {
        userId: who.user.id,
        userEmail: who.user.email,
        userName: "Somebody",
        userRole: role,
        selectedPages: [],
        selectedComponents: [],
        responses,
      },
    });
    assert.equal(answer.error, null, String(answer.error));
    const forged = await who.supabase.functions.invoke(fn, {
      body: { userId: recruiter.user.id, userRole: role },
    });
    assert.notEqual(forged.error, null, "the user in the body must be the user of the token");
  });
}

await step("own conversations, and unread messages of others", async () => {
  const mine = ok(
    await seeker.supabase
      .from("conversation_participants")
      .select("conversation_id, last_read_at, conversations(id, last_message_at)")
      .eq("user_id", seeker.user.id)
      .or("is_hidden.is.null,is_hidden.eq.false"),
  );
  assert(mine.length >= 3, "the demo's seeker has conversations");
  const unread = mine.filter(
    (row) => !row.last_read_at || row.conversations.last_message_at > row.last_read_at,
  );
  const messages = ok(
    await seeker.supabase
      .from("messages")
      .select("sender_id, conversation_id, created_at")
      .in(
        "conversation_id",
        unread.map((row) => row.conversation_id),
      )
      .neq("sender_id", seeker.user.id),
  );
  assert(messages.length > 0, "some of them hold news");
});

await step("job openings, interested candidates and shared jobs of an employer", async () => {
  const jobs = ok(
    await admin.supabase
      .from("job_openings")
      .select("id")
      .eq("recruiter_profile_id", admin.user.id),
  );
  assert(jobs.length > 0);
  const candidates = ok(
    await admin.supabase.rpc("get_interested_candidates_for_employer", {
      p_employer_id: admin.user.id,
    }),
  );
  assert(candidates.length > 0);
  assert(candidates[0].job_opening_id && candidates[0].expressed_interest_at);
  const foreign = ok(
    await seeker.supabase.rpc("get_interested_candidates_for_employer", {
      p_employer_id: admin.user.id,
    }),
  );
  assert.deepEqual(foreign, [], "nobody sees another's candidates");
  const shared = ok(
    await recruiter.supabase
      .from("job_sharing")
      .select("created_at")
      .eq("shared_with", recruiter.user.id),
  );
  assert.equal(shared.length, 1);
});

await step("realtime: a message arrives, and a new interest", async () => {
  const conversations = ok(await admin.supabase.rpc("list_conversations"));
  const shared = conversations.find((one) =>
    one.people.some((person) => person.id === seeker.user.id),
  );
  assert(shared, "the demo's admin talks to the demo's seeker");
  const id = crypto.randomUUID();
  const news = await inserts(seeker.supabase, "messages", undefined, (row) => row.id === id);
  ok(
    await admin.supabase.rpc("send_message", {
      p_id: id,
      p_conversation_id: shared.id,
      p_body: "From the script.",
    }),
  );
  assert.equal((await news.arrived).sender_id, admin.user.id);

  const interest = await inserts(
    admin.supabase,
    "job_interactions",
    undefined,
    (row) => row.profile_id === seeker.user.id,
  );
  const open = ok(
    await seeker.supabase
      .from("job_openings")
      .select("id")
      .eq("company_id", shared.company.id)
      .eq("status", "open"),
  );
  const decided = ok(await seeker.supabase.from("job_interactions").select("job_opening_id"));
  const known = new Set(decided.map((row) => row.job_opening_id));
  const job = open.find((one) => !known.has(one.id));
  assert(job, "there is a job left to be interested in");
  const done = ok(
    await seeker.supabase.rpc("express_interest", {
      p_job_opening_id: job.id,
      p_note: "By the script.",
      p_source: "discover",
    }),
  );
  assert.equal((await interest.arrived).status, "interested");
  ok(await seeker.supabase.rpc("undo_interaction", { p_id: done.id }));
});

await step("realtime: shared jobs, filtered to the user", async () => {
  // Nobody shares a job meanwhile; that the server agrees to send them is all there is to see.
  const filter = `shared_with=eq.${recruiter.user.id}`;
  const { arrived } = await inserts(recruiter.supabase, "job_sharing", filter, () => true);
  arrived.catch(() => {});
});

const talk = ok(await admin.supabase.rpc("list_conversations")).find((one) =>
  one.people.some((person) => person.id === seeker.user.id),
);
await storageCalls({ step, ok, seeker, admin, conversationId: talk.id });

await step("realtime: typing and presence on private channels, and nobody else", async () => {
  const conversations = ok(await admin.supabase.rpc("list_conversations"));
  const shared = conversations.find((one) =>
    one.people.some((person) => person.id === seeker.user.id),
  );
  const open = (who, topic, options) =>
    who.supabase.channel(topic, { config: { private: true, ...options } });
  const joined = (channel) =>
    new Promise((resolve) => channel.subscribe((status) => resolve(status)));
  const topic = `conversation:${shared.id}`;
  const theirs = open(seeker, topic);
  const typing = new Promise((resolve) => theirs.on("broadcast", { event: "typing" }, resolve));
  assert.equal(await joined(theirs), "SUBSCRIBED");
  const ours = open(admin, topic, { broadcast: { ack: true } });
  assert.equal(await joined(ours), "SUBSCRIBED");
  const forged = { type: "broadcast", event: "typing", payload: { sender: seeker.user.id } };
  assert.equal(await ours.send(forged), "ok");
  const heard = await typing;
  assert.deepEqual(heard.payload, forged.payload, "the payload arrives as it was sent");
  assert.deepEqual(heard.meta, { sender: admin.user.id }, "the server says who sent it");
  assert.deepEqual(await ours.httpSend("typing", {}), { success: true });

  const watcher = open(admin, `person:${seeker.user.id}`);
  const seen = new Promise((resolve) =>
    watcher.on("presence", { event: "sync" }, () => {
      const [metas] = Object.values(watcher.presenceState());
      if (metas) resolve(metas[0]);
    }),
  );
  assert.equal(await joined(watcher), "SUBSCRIBED");
  const self = open(seeker, `person:${seeker.user.id}`);
  assert.equal(await joined(self), "SUBSCRIBED");
  assert.equal(await self.track({ user_id: admin.user.id }), "ok");
  assert.equal((await seen).user_id, seeker.user.id);
  assert.equal(await watcher.track({}), "error", "only the person is present there");
  assert.equal(await joined(open(recruiter, "conversation:nobody")), "CHANNEL_ERROR");
  for (const who of [admin, seeker, recruiter]) await who.supabase.removeAllChannels();
});

await step("token refresh, and the signing keys' document", async () => {
  const { data, error } = await seeker.supabase.auth.refreshSession({
    refresh_token: seeker.session.refresh_token,
  });
  assert.ifError(error);
  assert.notEqual(data.session.refresh_token, seeker.session.refresh_token);
  const keys = await (
    await fetch(`${url}/auth/v1/.well-known/jwks.json`, { headers: { apikey: key } })
  ).json();
  assert.equal(keys.keys[0].alg, "ES256");
  const claims = await seeker.supabase.auth.getClaims();
  assert.equal(claims.data.claims.sub, seeker.user.id);
});

await step(
  "recover, with a challenge and a captcha token, says nothing about who is known",
  async () => {
    for (const email of ["seeker@demo.devproof.test", "nobody@demo.devproof.test"]) {
      const { error } = await client().auth.resetPasswordForEmail(email, {
        captchaToken: "none-needed",
        redirectTo: `${url}/auth/reset-password`,
      });
      assert.equal(error, null, String(error));
    }
  },
);

await step("sign out: others, local, global", async () => {
  const second = await signedIn("recruiter");
  assert.equal((await second.supabase.auth.signOut({ scope: "others" })).error, null);
  assert.notEqual(
    (await recruiter.supabase.auth.getUser()).error,
    null,
    "the other session has ended",
  );
  assert.equal((await second.supabase.auth.signOut({ scope: "local" })).error, null);
  assert.equal((await seeker.supabase.auth.signOut({ scope: "global" })).error, null);
  assert.equal((await admin.supabase.auth.signOut()).error, null);
});

process.stdout.write("All calls of section 7 work.\n");
process.exit(0);
