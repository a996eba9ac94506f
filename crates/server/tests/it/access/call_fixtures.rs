//! What is made for each call of a command: a job in the right state, an interest that no one decided on.

use super::{challenge_fixtures, grid::Row, interview_fixtures, world::World};
use crate::kit::openid::OpenId;
use uuid::Uuid;

/// A job of the first company or of another; everything that publishing needs is there.
const JOB: &str = "
    with job as (
        insert into job_openings (company_id, recruiter_profile_id, title, description, status, seniority,
            employment_type, remote_policy, pay_min, pay_max, pay_currency, published_at)
        values ('{COMPANY}', '{MEMBER}', 'Made for a call', 'Work', '{STATUS}', 'senior', 'full_time', 'remote', 1, 2,
            'EUR', now()) returning id),
    skill as (insert into job_skills (job_opening_id, skill_id) select id, {skill} from job returning job_opening_id, skill_id),
    weight as (insert into job_weights (job_opening_id, criterion, skill_id, weight) select job_opening_id, 'skill', skill_id, 100 from skill)
    select id::text from job";

/// Someone's interest in the shared job.
const INTEREST: &str = "
    with account as (insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.test' returning id)
    select id::text from account";

/// An accepted answer of someone to the shared challenge.
fn accepted_answer(owner: &str) -> String {
    format!(
        "insert into submissions (id, profile_id, challenge_id, version_id, kind, language, source, state, verdict, judged_at)
         values (gen_random_uuid(), '{owner}', '{{challenge}}', '{{challenge_version}}', 'submit', 'python', 'x', 'done',
             'accepted', now())
         returning id::text"
    )
}

/// The same, with its code shown.
fn shown_answer(owner: &str) -> String {
    let answer = accepted_answer(owner).replace("returning id::text", "returning id, profile_id");
    format!(
        "with answer as ({answer})
         insert into shown_solutions (submission_id, profile_id) select id, profile_id from answer returning submission_id::text"
    )
}

/// Replaces the words that begin with `new_`.
pub async fn fill(world: &World, row: &Row, actor: &str, text: &str) -> String {
    let mut filled = text.to_owned();
    while let Some(start) = filled.find("{new_") {
        let end = start + filled[start..].find('}').expect("a word ends");
        let word = filled[start + 5..end].to_owned();
        let value = make(world, row, actor, &word).await;
        filled.replace_range(start..=end, &value);
    }
    filled
}

async fn make(world: &World, row: &Row, actor: &str, word: &str) -> String {
    let me = world.fill(row, actor, "{me}");
    match word {
        "session_of_J" => {
            let owner = world.fill(row, actor, "{J}");
            one(world, row, &format!("insert into auth.sessions (id, user_id, authenticated_at, rotated_at, created_at) values (gen_random_uuid(), '{owner}', now(), now(), now()) returning id::text")).await
        }
        "import" => import(world, row, actor, "uploading").await,
        "import_reading" => import(world, row, actor, "reading").await,
        "import_ready" => import(world, row, actor, "ready").await,
        "listed" => {
            // The day's counter is another test's matter.
            one(world, row, "with gone as (delete from daily_usage) select 'gone'").await;
            job(world, row, "other", "X", "open").await
        }
        "bug_report" => {
            // The pause between two reports is another test's matter.
            let back = "with back as (update bug_reports set created_at = created_at - interval '1 hour')
                select gen_random_uuid()::text";
            one(world, row, back).await
        }
        "draft" => job(world, row, "company", "EA", "draft").await,
        "open" => job(world, row, "company", "EA", "open").await,
        "shared" => {
            let job = job(world, row, "company", "EA", "open").await;
            let share = format!(
                "insert into job_sharing (job_opening_id, shared_by, shared_with)
                 values ('{job}', '{{EA}}', '{{R+ view_candidates}}') returning job_opening_id::text"
            );
            one(world, row, &share).await
        }
        "paused" => job(world, row, "company", "EA", "paused").await,
        "interest" => {
            let seeker = seeker(world, row).await;
            interest(world, row, &seeker, &world.fill(row, actor, "{job}")).await
        }
        "approved" => candidate(world, row, actor, "approved").await,
        "decision" => decision(world, row, actor, if actor == "A" { "{EA}" } else { "{me}" }).await,
        "colleague_decision" => decision(world, row, actor, "{teammate}").await,
        "stages" => {
            let sql = "select jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'name',
                    case when s.position = 1 then gen_random_uuid()::text else s.name end) order by s.position)::text
                from candidate_stages s where s.company_id = '{company}'";
            one(world, row, sql).await
        }
        "own_interest" if actor == "A" => world.fill(row, actor, "{interest}"),
        "own_interest" => {
            let job = job(world, row, "other", "X", "open").await;
            interest(world, row, &me, &job).await
        }
        // Someone whom every company can find.
        "findable" => {
            let seeker = one(world, row, INTEREST).await;
            one(world, row, &format!("update profiles set role = 'job_seeker', needs_onboarding = false where id = '{seeker}' returning id::text")).await
        }
        // Someone whom staff deactivated.
        "closed" => {
            let person = one(world, row, INTEREST).await;
            one(world, row, &format!("update profiles set role = 'job_seeker', needs_onboarding = false, is_active = false where id = '{person}' returning id::text")).await
        }
        // Someone's second factor; what another member of staff asked for it.
        "factor" => factor(world, row).await,
        "factor_removal" => {
            let factor = factor(world, row).await;
            let asked = format!(
                "with asker as (update profiles set is_internal_admin = true where id = '{}' returning id)
                 insert into private.factor_removals (factor_id, profile_id, asked_by, reason, created_at, expires_at)
                 select f.id, f.user_id, a.id, 'Lost', now(), now() + interval '1 day'
                 from auth.mfa_factors f, asker a where f.id = '{factor}' returning factor_id::text",
                one(world, row, INTEREST).await
            );
            one(world, row, &asked).await
        }
        "failed_mail" => {
            let sql = "with mail as (
                    insert into queue.outbox (to_address, body_text, attempts, last_error)
                    values ('someone@example.test', '', 10, 'refused') returning id),
                task as (
                    insert into queue.tasks (kind, dedupe, state, attempts)
                    select 'send_mail', m.id::text, 'dead', 10 from mail m)
                select id::text from mail";
            one(world, row, sql).await
        }
        "failed_submission" => {
            let sql = "insert into submissions (id, profile_id, challenge_id, version_id, kind, language, source, state, verdict, judged_at)
                values (gen_random_uuid(), '{J}', '{challenge}', '{challenge_version}', 'submit', 'python', 'x', 'done', 'internal_error', now())
                returning id::text";
            one(world, row, sql).await
        }
        "accepted_answer" | "shown_answer" if matches!(actor, "A" | "F" | "FE") => world.fill(row, actor, "{uuid}"),
        "accepted_answer" => one(world, row, &accepted_answer(&me)).await,
        "shown_answer" => one(world, row, &shown_answer(&me)).await,
        "shown_answer_of_another" => one(world, row, &shown_answer("{J3}")).await,
        // For a far day, whose set always has room.
        "featurable" => {
            let gone =
                "with gone as (delete from featured_jobs where day = '2099-01-02') select gen_random_uuid()::text";
            one(world, row, gone).await;
            job(world, row, "other", "X", "open").await
        }
        // In the set of a far day, which no other row is about.
        "featured" => {
            let job = job(world, row, "other", "X", "open").await;
            let gone = "with gone as (delete from featured_jobs where day = '2099-01-01' and position = 9)
                select gen_random_uuid()::text";
            one(world, row, gone).await;
            let sql = format!(
                "insert into featured_jobs (day, job_opening_id, position) values ('2099-01-01', '{job}', 9)
                 on conflict (day, job_opening_id) do update set position = 9 returning job_opening_id::text"
            );
            one(world, row, &sql).await
        }
        "staff_member" => {
            let person = one(world, row, INTEREST).await;
            one(world, row, &format!("update profiles set is_internal_admin = true, needs_onboarding = false where id = '{person}' returning id::text")).await
        }
        "job_inv" => {
            let seeker = one(world, row, INTEREST).await;
            job_invitation(world, row, &seeker).await
        }
        // One of the first company's, in the state that its commands begin from.
        "webhook" | "paused_webhook" => {
            let state = if word == "webhook" { "active" } else { "paused" };
            let sql = format!(
                "insert into webhook_endpoints (id, company_id, url, events, secret_id, state)
                 values (gen_random_uuid(), '{{company}}', 'https://example.test', array['interest.received'],
                     gen_random_uuid(), '{state}') returning id::text"
            );
            one(world, row, &sql).await
        }
        "unpaid" => unpaid(world, row, actor).await,
        "checkout" => {
            unpaid(world, row, actor).await;
            checkout(world, row, &payer(world, row, actor).await).await
        }
        "checkout_of_another" => {
            let other = one(world, row, INTEREST).await;
            checkout(world, row, &other).await
        }
        "paid" => {
            unpaid(world, row, actor).await;
            paid(world, row, &payer(world, row, actor).await).await
        }
        "own_job_inv" => job_invitation(world, row, if actor == "A" { "{J}" } else { &me }).await,
        "project" if matches!(actor, "A" | "F" | "FE") => world.fill(row, actor, "{uuid}"),
        "project" => project(world, row, &me).await,
        "project_of_another" => project(world, row, &world.fill(row, actor, "{J3}")).await,
        "link" if matches!(actor, "A" | "F" | "FE") => world.fill(row, actor, "{uuid}"),
        "link" => link(world, row, &me).await,
        "github_link" if matches!(actor, "A" | "F" | "FE") => world.fill(row, actor, "{uuid}"),
        "github_link" => github_link(world, row, &me).await,
        "github_link_of_another" => github_link(world, row, &world.fill(row, actor, "{J3}")).await,
        "shown_repositories" if matches!(actor, "A" | "F" | "FE") => String::new(),
        "shown_repositories" => shown_repositories(world, row, &me).await,
        "link_of_another" => link(world, row, &world.fill(row, actor, "{J3}")).await,
        "projects" => {
            let sql =
                format!("select coalesce(json_agg(id), '[]')::text from featured_projects where profile_id = '{me}'");
            one(world, row, &sql).await
        }
        "company_version" => {
            let sql = format!(
                "select coalesce(max(version), 1)::text from companies where id = (select company_id from profiles where id = '{me}')"
            );
            one(world, row, &sql).await
        }
        "profile_version" => {
            let sql = format!(
                "select private.my_profile_version() from set_config('request.jwt.claim.sub', '{me}', false)"
            );
            one(world, row, &sql).await
        }
        "member" | "second_admin" => {
            let role = if word == "member" { "recruiter" } else { "admin" };
            let member = one(world, row, INTEREST).await;
            let join = format!(
                "update profiles set role = 'employer', needs_onboarding = false, company_id = '{{company}}',
                     company_role = '{role}' where id = '{member}' returning id::text"
            );
            one(world, row, &join).await
        }
        "invitation" => {
            let sql = "insert into team_invitations (company_id, email, invited_by, token_hash, expires_at)
                values ('{company}', gen_random_uuid() || '@example.test', '{EA}', sha256(gen_random_uuid()::text::bytea),
                    now() + interval '7 days') returning id::text";
            one(world, row, sql).await
        }
        // The token of an invitation to the actor's own address.
        "token" => {
            let token = world.fill(row, actor, "{uuid}");
            // Two actors may be one account, at two levels of proof.
            one(world, row, "with gone as (delete from team_invitations) select 'gone'").await;
            let sql = format!(
                "insert into team_invitations (company_id, email, invited_by, token_hash, expires_at)
                 values ('{{company}}', coalesce((select email from auth.users where id = '{me}'), 'nobody@example.test'), '{{EA}}',
                     sha256('{token}'), now() + interval '7 days') returning id::text"
            );
            one(world, row, &sql).await;
            token
        }
        "note" => note(world, row, if actor == "A" { "{J}" } else { &me }).await,
        "note_of_colleague" => note(world, row, "{R0 view_candidates}").await,
        "issuer" => OpenId::start(&world.app.clock).await.issuer,
        "domain" => format!("d{}.test", Uuid::new_v4().simple()),
        "claimed_domain" => claim(world, row, actor, "null, null").await,
        "proved_domain" => claim(world, row, actor, "now(), 'staff'").await,
        "meeting" => {
            let sql = "insert into scheduled_interviews (id, conversation_id, proposed_by, is_by_company, starts, duration_minutes)
                values (gen_random_uuid(), '{conversation}', '{EA}', true, array['{soon}'::timestamptz], 30)
                returning id::text";
            one(world, row, sql).await
        }
        // Few interviews can wait for an answer in one.
        "free_conversation" => {
            let sql = "with gone as (delete from scheduled_interviews i
                    where i.conversation_id = '{conversation}' and i.status = 'proposed' returning id)
                select '{conversation}'::text from (select count(*) from gone) g";
            one(world, row, sql).await
        }
        "waiting_company" => {
            let sql = "insert into companies (slug, name) values ('c-' || md5(random()::text), 'Waiting') returning id::text";
            one(world, row, sql).await
        }
        _ => match statement(word, if actor == "A" { "{J}" } else { &me }) {
            Some(sql) => one(world, row, &sql).await,
            None => panic!("{}: what is new_{word}?", row.title()),
        },
    }
}

fn statement(word: &str, me: &str) -> Option<String> {
    challenge_fixtures::statement(word, me).or_else(|| interview_fixtures::statement(word, me))
}

async fn job(world: &World, row: &Row, company: &str, member: &str, status: &str) -> String {
    let sql = JOB
        .replace("{COMPANY}", &format!("{{{company}}}"))
        .replace("{MEMBER}", &format!("{{{member}}}"))
        .replace("{STATUS}", status);
    one(world, row, &sql).await
}

/// An invitation of this person to a job of the first company that is shared as its first one is.
async fn job_invitation(world: &World, row: &Row, person: &str) -> String {
    let job = job(world, row, "company", "EA", "open").await;
    let share = format!(
        "insert into job_sharing (job_opening_id, shared_by, shared_with)
         select '{job}', '{{EA}}', who from (values ('{{R+ view_candidates}}'::uuid), ('{{R0 view_candidates}}')) s (who)"
    );
    one(world, row, &format!("with shared as ({share} returning id) select id::text from shared limit 1")).await;
    let sql = format!(
        "insert into job_invitations (company_id, job_opening_id, profile_id, sent_by, reason, expires_at)
         values ('{{company}}', '{job}', '{person}', '{{EA}}', 'You fit', now() + interval '9 days') returning id::text"
    );
    one(world, row, &sql).await
}

/// An import of the actor's own, for their company or, when they have none, for the first one.
async fn import(world: &World, row: &Row, actor: &str, status: &str) -> String {
    let who = world.fill(row, actor, if actor == "A" { "{EA}" } else { "{me}" });
    let sql = format!(
        "insert into job_imports (id, company_id, profile_id, kind, name, size_bytes, status)
         select gen_random_uuid(), coalesce(p.company_id, '{{company}}'), p.id, 'csv', 'jobs.csv', 3, '{status}'
         from profiles p where p.id = '{who}' returning id::text"
    );
    one(world, row, &sql).await
}

/// A domain that the actor's company claims, or the first one where they have none.
async fn claim(world: &World, row: &Row, actor: &str, proof: &str) -> String {
    let who = world.fill(row, actor, if actor == "A" { "{EA}" } else { "{me}" });
    let domain = format!("d{}.test", Uuid::new_v4().simple());
    let sql = format!(
        "insert into auth.sso_domains (company_id, domain, token, verified_at, verified_by)
         select coalesce(p.company_id, '{{company}}'), '{domain}', 'token', {proof}
         from profiles p where p.id = '{who}' returning domain"
    );
    one(world, row, &sql).await
}

async fn interest(world: &World, row: &Row, seeker: &str, job: &str) -> String {
    let sql = format!(
        "insert into job_interactions (job_opening_id, profile_id, status) values ('{job}', '{seeker}', 'interested') returning id::text"
    );
    one(world, row, &sql).await
}

/// Somebody new who looks for work.
async fn factor(world: &World, row: &Row) -> String {
    let person = one(world, row, INTEREST).await;
    let sql = format!(
        "insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
         values (gen_random_uuid(), '{person}', 'totp', 'verified', '\\x00', now(), now()) returning id::text"
    );
    one(world, row, &sql).await
}

async fn seeker(world: &World, row: &Row) -> String {
    let seeker = one(world, row, INTEREST).await;
    let sql = format!(
        "update profiles set role = 'job_seeker', needs_onboarding = false where id = '{seeker}' returning id::text"
    );
    one(world, row, &sql).await
}

/// A candidate of the shared job whom the company has just answered.
async fn candidate(world: &World, row: &Row, actor: &str, decision: &str) -> String {
    let (seeker, job) = (seeker(world, row).await, world.fill(row, actor, "{job}"));
    let sql = format!(
        "insert into job_interactions (job_opening_id, profile_id, status, decision, decided_at)
         values ('{job}', '{seeker}', 'interested', '{decision}', now()) returning id::text"
    );
    one(world, row, &sql).await
}

/// The same, decided by somebody.
async fn decision(world: &World, row: &Row, actor: &str, by: &str) -> String {
    let (interaction, by) = (candidate(world, row, actor, "rejected").await, world.fill(row, actor, by));
    let sql = format!(
        "insert into job_interaction_decisions (job_interaction_id, decided_by) values ('{interaction}', '{by}')
         returning job_interaction_id::text"
    );
    one(world, row, &sql).await
}

/// A note on the shared candidate that names the admin, by whomever.
async fn note(world: &World, row: &Row, author: &str) -> String {
    let sql = format!(
        "with note as (
             insert into candidate_notes (id, company_id, job_interaction_id, author_id, body)
             values (gen_random_uuid(), '{{company}}', '{{interest}}', '{author}', 'Made for a call') returning id),
         mention as (insert into candidate_note_mentions (note_id, profile_id) select id, '{{EA}}' from note)
         select id::text from note"
    );
    one(world, row, &sql).await
}

async fn project(world: &World, row: &Row, profile: &str) -> String {
    let sql = format!(
        "insert into featured_projects (profile_id, position, title)
         select '{profile}', coalesce(max(position) + 1, 0), 'Made for a call' from featured_projects where profile_id = '{profile}' returning id::text"
    );
    one(world, row, &sql).await
}

/// A link to an address where no one answers. How often a person can have links checked, and how many a profile can have, is
/// another test's matter.
async fn link(world: &World, row: &Row, profile: &str) -> String {
    let sql = format!(
        "with checks as (delete from private.link_checks),
         gone as (delete from profile_links where profile_id = '{profile}' and url like 'http://127.0.0.1:9/%')
         insert into profile_links (profile_id, url)
         values ('{profile}', 'http://127.0.0.1:9/' || gen_random_uuid()) returning id::text"
    );
    one(world, row, &sql).await
}

/// A verified link to an account at GitHub. How often a person can have it read is another test's matter.
async fn github_link(world: &World, row: &Row, profile: &str) -> String {
    let sql = format!(
        "with checks as (delete from private.link_checks),
         gone as (delete from profile_links where profile_id = '{profile}' and url like 'https://github.com/made-%')
         insert into profile_links (profile_id, url, verified_at, verified_by, check_due_at)
         values ('{profile}', 'https://github.com/made-' || gen_random_uuid(), now(), 'rel_me', now() + interval '10 years')
         returning id::text"
    );
    one(world, row, &sql).await
}

/// Repositories that are shown; no word for a call.
async fn shown_repositories(world: &World, row: &Row, profile: &str) -> String {
    let link = github_link(world, row, profile).await;
    let sql = format!(
        "insert into repository_summaries (profile_id, link_id, created_at, requested_at, due_at)
         select '{profile}', '{link}', now() - interval '1 day', now() - interval '1 day', now()
         on conflict (profile_id) do update set link_id = excluded.link_id, requested_at = excluded.requested_at
         returning ''"
    );
    one(world, row, &sql).await
}

async fn one(world: &World, row: &Row, sql: &str) -> String {
    let sql = world.fill(row, "A", sql);
    world.admin.query_one(&sql, &[]).await.unwrap_or_else(|error| panic!("{}: {error:?}: {sql}", row.title())).get(0)
}

/// For whom the actor would pay: their company, or themselves; for a visitor the first company.
async fn payer(world: &World, row: &Row, actor: &str) -> String {
    if actor == "A" {
        return world.fill(row, actor, "{company}");
    }
    one(world, row, &world.fill(row, actor, "select coalesce(company_id, id)::text from profiles where id = '{me}'"))
        .await
}

/// An owner who pays for nothing; the id of a checkout that could begin.
async fn unpaid(world: &World, row: &Row, actor: &str) -> String {
    let payer = payer(world, row, actor).await;
    let sql = format!(
        "with gone as (delete from subscriptions where profile_id = '{payer}' or company_id = '{payer}'),
             open as (delete from private.checkouts where (profile_id = '{payer}' or company_id = '{payer}')
                 and state in ('open', 'declined'))
         select gen_random_uuid()::text"
    );
    one(world, row, &sql).await
}

/// An open checkout of this owner.
async fn checkout(world: &World, row: &Row, payer: &str) -> String {
    let sql = format!(
        "insert into private.checkouts (id, profile_id, company_id, tier_id, billing_interval, amount_cents, currency, provider,
             expires_at)
         select gen_random_uuid(), p.id, c.id, case when c.id is null then 'pro' else 'hiring_kernel' end, 'month', 100, 'USD',
             'test', now() + interval '1 day'
         from (select '{payer}'::uuid as id) o left join profiles p on p.id = o.id left join companies c on c.id = o.id
         returning id::text"
    );
    one(world, row, &sql).await
}

/// A subscription of this owner with the test provider.
async fn paid(world: &World, row: &Row, payer: &str) -> String {
    let sql = format!(
        "with told as (
             select o.id as owner, gen_random_uuid() as id, c.id as company,
                 case when c.id is null then 'pro' else 'hiring_kernel' end as tier
             from (select '{payer}'::uuid as id) o left join companies c on c.id = o.id
         ), seen as (
             select t.*, jsonb_build_object('payment', 'paid', 'period_start', '2026-01-01T00:00:00Z', 'period_end',
                 '2099-01-01T00:00:00Z', 'plan', jsonb_build_object('tier_id', t.tier, 'interval', 'month'), 'cancels', false,
                 'next', null) as snapshot
             from told t
         ), subscription as (
             insert into subscriptions (id, profile_id, company_id, tier_id, state, billing_interval, current_period_start,
                 current_period_end, entitled_until, provider)
             select s.id, case when s.company is null then s.owner end, s.company, s.tier, 'active', 'month', '2026-01-01',
                 '2099-01-01', '2099-01-01', 'test'
             from seen s
         ), provider as (
             insert into private.provider_subscriptions (subscription_id, provider_id, seen)
             select s.id, 'test:' || s.id, jsonb_build_object('at', '2026-01-01T00:00:00Z', 'version', 1, 'snapshot', s.snapshot)
             from seen s
         )
         insert into private.test_subscriptions (id, version, anchor, snapshot, due_at)
         select s.id, 1, '2026-01-01', s.snapshot, '2099-01-01' from seen s returning id::text"
    );
    one(world, row, &sql).await
}
