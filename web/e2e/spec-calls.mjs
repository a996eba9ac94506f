// Every call of the specification's section 7, with nothing but the stock client.
// Usage: npm run spec-calls -- URL ANON_KEY   (a server with the demo world)
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
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
  assert.equal(other.error.code, "PGRST116", "another user's profile is not there");
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
  assert.deepEqual(foreign, [], "candidates of other companies are hidden");
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
  const shared = ok(await recruiter.supabase.from("job_sharing").select("job_opening_id"));
  const known = new Set(shared.map((one) => one.job_opening_id));
  const jobs = ok(
    await admin.supabase
      .from("job_openings")
      .select("id")
      .eq("recruiter_profile_id", admin.user.id)
      .eq("status", "open"),
  );
  const job = jobs.find((one) => !known.has(one.id));
  assert(job, "the admin has an open job that the recruiter does not see yet");
  const filter = `shared_with=eq.${recruiter.user.id}`;
  const news = await inserts(recruiter.supabase, "job_sharing", filter, () => true);
  const share = { p_job_opening_id: job.id, p_profile_id: recruiter.user.id };
  ok(await admin.supabase.rpc("share_job", share));
  const row = await news.arrived;
  assert.deepEqual(
    [row.job_opening_id, row.shared_by, row.shared_with],
    [job.id, admin.user.id, recruiter.user.id],
  );
  ok(await admin.supabase.rpc("unshare_job", share));
});

await step("counts: of calls, and in the select list", async () => {
  const { id } = ok(await admin.supabase.from("profiles").select("id").limit(1).single());
  const scalar = await admin.supabase.rpc(
    "user_has_recruiter_permission",
    { p_user_id: id, p_permission_name: "view_candidates" },
    { count: "exact" },
  );
  assert.deepEqual([scalar.error, scalar.data, scalar.count], [null, true, 1]);
  const command = await admin.supabase.rpc("list_conversations", {}, { count: "exact" });
  assert(Number.isInteger(command.count), "a count is a number");
  const jobs = await admin.supabase
    .from("job_openings")
    .select("id, job_interactions(count)", { count: "exact" })
    .eq("recruiter_profile_id", admin.user.id);
  assert.equal(jobs.error, null, JSON.stringify(jobs.error));
  assert.equal(jobs.count, jobs.data.length);
  for (const job of jobs.data) {
    const own = ok(
      await admin.supabase.from("job_interactions").select("id").eq("job_opening_id", job.id),
    );
    assert.deepEqual(job.job_interactions, [{ count: own.length }]);
  }
  const rows = ok(await seeker.supabase.from("profiles").select("count"));
  assert.deepEqual(rows, [{ count: 1 }], "only one's own profile is counted");
});

const talk = ok(await admin.supabase.rpc("list_conversations")).find((one) =>
  one.people.some((person) => person.id === seeker.user.id),
);
await storageCalls({ step, ok, seeker, admin, conversationId: talk.id });

await step("realtime: typing and presence on private channels, for members only", async () => {
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

await step("authorize: where a provider's button leads", async () => {
  const { external } = await (
    await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } })
  ).json();
  const redirectTo = `${url}/auth/google/callback`;
  const begin = async (provider) => {
    const options = { redirectTo, skipBrowserRedirect: true };
    const { data, error } = await client().auth.signInWithOAuth({ provider, options });
    assert.ifError(error);
    const address = new URL(data.url);
    assert.deepEqual(
      [address.pathname, address.searchParams.get("provider")],
      ["/auth/v1/authorize", provider],
    );
    assert.equal(address.searchParams.get("code_challenge_method"), "s256");
    return fetch(address, { redirect: "manual" });
  };
  const answer = await begin("google");
  if (external.google) {
    assert.equal(answer.status, 302);
    const there = new URL(answer.headers.get("location"));
    assert.equal(there.searchParams.get("response_type"), "code");
    assert(there.searchParams.get("client_id") && there.searchParams.get("state"));
    assert(there.searchParams.get("redirect_uri").endsWith("/auth/v1/callback"));
  } else {
    assert.deepEqual([answer.status, (await answer.json()).error_code], [400, "provider_disabled"]);
  }
  const unknown = await begin("nonsense");
  assert.deepEqual(
    [unknown.status, (await unknown.json()).error_code],
    [400, "oauth_provider_not_supported"],
  );
});

await step("identities: listed, linked, and the last one kept", async () => {
  const { identities } = ok(await seeker.supabase.auth.getUserIdentities());
  assert.deepEqual(
    identities.map((one) => [one.provider, one.user_id, one.identity_data.email]),
    [["email", seeker.user.id, "seeker@demo.devproof.test"]],
  );
  const unknown = await seeker.supabase.auth.linkIdentity({ provider: "nonsense" });
  assert.equal(unknown.error?.code, "oauth_provider_not_supported");
  const last = await seeker.supabase.auth.unlinkIdentity(identities[0]);
  assert.equal(last.error?.code, "single_identity_not_deletable");
  assert.equal(ok(await seeker.supabase.auth.getUserIdentities()).identities.length, 1);
});

/** The code that an authenticator app shows now. */
function totp(secret) {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((c) => alphabet.indexOf(c).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const number = hash.readUInt32BE(hash[19] & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

await step("factors: enrol, challenge, verify, and what each session then is", async () => {
  const { supabase } = await signedIn("recruiter");
  const level = async () => {
    const { currentLevel, nextLevel } = ok(
      await supabase.auth.mfa.getAuthenticatorAssuranceLevel(),
    );
    return [currentLevel, nextLevel];
  };
  assert.deepEqual(await level(), ["aal1", "aal1"]);
  const factor = ok(
    await supabase.auth.mfa.enroll({ factorType: "totp", friendlyName: "By the script" }),
  );
  assert.match(factor.totp.secret, /^[A-Z2-7]{16,}$/);
  assert(factor.totp.uri.startsWith("otpauth://totp/"));
  const factorId = factor.id;
  const right = totp(factor.totp.secret);
  const wrong = String((Number(right) + 500_000) % 1_000_000).padStart(6, "0");
  const challenge = ok(await supabase.auth.mfa.challenge({ factorId }));
  const refused = await supabase.auth.mfa.verify({
    factorId,
    challengeId: challenge.id,
    code: wrong,
  });
  assert.equal(refused.error?.code, "mfa_verification_failed");
  assert.deepEqual(await level(), ["aal1", "aal1"]);
  const { data, error } = await supabase.auth.mfa.challengeAndVerify({
    factorId,
    code: totp(factor.totp.secret),
  });
  assert.equal(error, null, JSON.stringify(error));
  assert.equal(data.user.id, recruiter.user.id);
  assert.deepEqual(await level(), ["aal2", "aal2"]);
  const listed = ok(await supabase.auth.mfa.listFactors());
  assert.deepEqual(
    listed.totp.map((one) => [one.id, one.status, one.friendly_name]),
    [[factorId, "verified", "By the script"]],
  );
  assert.equal(ok(await supabase.auth.mfa.unenroll({ factorId })).id, factorId);
  assert.deepEqual(ok(await supabase.auth.mfa.listFactors()).all, []);
});

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
