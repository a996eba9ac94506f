//! Every request of the app that reads, and those that write without deciding anything for good.

use crate::{
    load::Connection,
    scenario::{Call, Visit, rpc},
    world::{Person, World},
};
use anyhow::Context;
use serde_json::{Value, json};
use uuid::Uuid;

/// Someone with something of their own: their token, and its id or name.
type Owned = (String, String);

/// Who asks, and what there is to ask for.
pub struct Facts {
    seeker: Person,
    employer: Person,
    /// A member of staff whose session proved a second factor.
    staff: String,
    job: String,
    interaction: String,
    person: String,
    company: String,
    company_id: String,
    challenge: String,
    /// The addresses of someone with an open profile, and of a challenge that they passed.
    proof: (String, String),
    submission: Owned,
    attempt: Owned,
    invitation: Owned,
    employer_challenge: Owned,
    import: Owned,
    review: String,
    report: String,
    bug_report: String,
    /// An accepted interview of the seeker's and the employer's conversation.
    scheduled_interview: String,
    /// An admin of an approved company, and its id.
    admin: Owned,
}

impl Facts {
    /// Looks for them in the world, and signs their owners in.
    pub async fn gather(world: &World) -> anyhow::Result<Self> {
        let (seeker, employer) = (world.seekers[0].clone(), world.employers[0].clone());
        let row = world
            .admin
            .query_one(
                "select j.id::text as job, i.id::text as interaction, p.slug as person, k.slug as company,
                     j.company_id::text as company_id
                 from conversations c
                 join job_interactions i on i.id = c.job_interaction_id
                 join job_openings j on j.id = i.job_opening_id
                 join profiles p on p.id = i.profile_id
                 join companies k on k.id = j.company_id
                 where c.id = $1",
                &[&seeker.conversation],
            )
            .await?;
        let one = async |what: &str, sql: &str| -> anyhow::Result<String> {
            let row = world.admin.query_opt(sql, &[]).await?;
            Ok(row.with_context(|| format!("the world has no {what}"))?.try_get("value")?)
        };
        // No one has imported jobs in the demo world.
        world
            .admin
            .execute(
                "insert into job_imports (id, company_id, profile_id, kind, name, size_bytes)
                 select $1, company_id, id, 'csv', 'explained.csv', 1 from profiles where id = $2
                     and not exists (select from job_imports where profile_id = $2)",
                &[&Uuid::new_v4(), &employer.id],
            )
            .await?;
        subscribe(world, &seeker).await?;
        // An export is part of the largest plan.
        let plan = "insert into private.company_plans (company_id, tier)
            select company_id, 'flagship' from profiles where id = $1
            on conflict (company_id) do update set tier = excluded.tier";
        world.admin.execute(plan, &[&employer.id]).await?;
        let import =
            format!("select id::text as value from job_imports where profile_id = '{}' limit 1", employer.id);
        let import = one("import", &import).await?;
        // The demo world has no accepted interview.
        let scheduled_interview = Uuid::new_v4();
        world
            .admin
            .execute(
                "insert into scheduled_interviews (id, conversation_id, proposed_by, is_by_company, starts, duration_minutes,
                     status, starts_at)
                 values ($1, $2, $3, true, array[now() + interval '1 day'], 30, 'accepted', now() + interval '1 day')",
                &[&scheduled_interview, &seeker.conversation, &employer.id],
            )
            .await?;
        let scheduled_interview = scheduled_interview.to_string();
        Ok(Self {
            staff: staff(world).await?,
            challenge: one("challenge", "select slug as value from challenges where published_at is not null limit 1").await?,
            proof: {
                let passed = "select p.slug as person, h.slug as challenge
                    from challenge_completions c join profiles p on p.id = c.profile_id join challenges h on h.id = c.challenge_id
                    where p.visibility = 'open' and p.is_active limit 1";
                let row = world.admin.query_opt(passed, &[]).await?.context("the world has no passed challenge")?;
                (row.try_get("person")?, row.try_get("challenge")?)
            },
            submission: owned(world, "submission", "select profile_id as owner, id::text as value from submissions limit 1").await?,
            attempt: owned(
                world,
                "interview",
                "select profile_id as owner, id::text as value from interview_attempts where state = 'scored' limit 1",
            )
            .await?,
            invitation: owned(
                world,
                "invitation",
                "select candidate_profile_id as owner, id::text as value from challenge_invitations limit 1",
            )
            .await?,
            employer_challenge: owned(
                world,
                "employer's challenge",
                "select p.id as owner, c.id::text as value from employer_challenges c
                 join profiles p on p.company_id = c.company_id and p.role = 'employer' limit 1",
            )
            .await?,
            import: (employer.access_token.clone(), import),
            admin: owned(
                world,
                "company's admin",
                "select p.id as owner, p.company_id::text as value from profiles p join companies c on c.id = p.company_id
                 where p.company_role = 'admin' and c.approval_status = 'approved' limit 1",
            )
            .await?,
            review: one("review", "select id::text as value from private.interview_reviews limit 1").await?,
            // Nobody has reported anyone in the demo world.
            report: one(
                "report",
                "insert into private.reports (reporter_id, reported_id, conversation_id, reason)
                 select c.seeker_profile_id, p.user_id, c.id, 'spam'
                 from public.conversations c
                 join public.conversation_participants p on p.conversation_id = c.id and p.user_id <> c.seeker_profile_id
                 order by c.id, p.user_id limit 1
                 on conflict (reporter_id, reported_id, message_id) where state = 'open' and reporter_id is not null
                 do update set reason = excluded.reason
                 returning id::text as value",
            )
            .await?,
            bug_report: one(
                "bug report",
                "insert into public.bug_reports (id, reporter_id, words)
                 select gen_random_uuid(), p.id, 'The list stays empty' from public.profiles p
                 where p.role = 'job_seeker' order by p.id limit 1
                 returning id::text as value",
            )
            .await?,
            scheduled_interview,
            seeker,
            employer,
            job: row.try_get("job")?,
            interaction: row.try_get("interaction")?,
            person: row.try_get("person")?,
            company: row.try_get("company")?,
            company_id: row.try_get("company_id")?,
        })
    }
}

/// Has someone pay for a tier, as no one in the demo world does: another one can be previewed.
async fn subscribe(world: &World, person: &Person) -> anyhow::Result<()> {
    let known =
        "select exists (select from public.subscriptions where profile_id = $1 and state <> 'ended') as value";
    if world.admin.query_one(known, &[&person.id]).await?.try_get("value")? {
        return Ok(());
    }
    let (mut connection, checkout) = (Connection::open(world, 0).await?, Uuid::new_v4());
    let start = json!({ "p_id": checkout, "p_tier_id": "pro", "p_billing_interval": "month" });
    connection.send(&rpc(&person.access_token, "start_checkout", &start)).await?;
    let pay = json!({ "p_id": checkout, "p_outcome": "pays" });
    connection.send(&rpc(&person.access_token, "pay_test_checkout", &pay)).await?;
    Ok(())
}

/// Signs in whose row it is.
async fn owned(world: &World, what: &str, sql: &str) -> anyhow::Result<Owned> {
    let row = world.admin.query_opt(sql, &[]).await?.with_context(|| format!("the world has no {what}"))?;
    Ok((world.sign_in(row.try_get("owner")?, Uuid::nil()).await?.access_token, row.try_get("value")?))
}

/// A member of staff. The second factor is put into the session, as its secret is no one's here.
async fn staff(world: &World) -> anyhow::Result<String> {
    let row = world.admin.query_opt("select id from profiles where is_internal_admin limit 1", &[]).await?;
    let id: Uuid = row.context("the world has no staff")?.try_get("id")?;
    let person = world.sign_in(id, Uuid::nil()).await?;
    let raise = "update auth.sessions set aal = 'aal2' where user_id = $1";
    world.admin.execute(raise, &[&id]).await?;
    world.refresh(&person.refresh_token).await
}

/// The requests, each with what it is called in the report.
pub fn list(facts: &Facts) -> Vec<(String, Call)> {
    let mut calls = both_sides(facts);
    calls.extend(seekers(facts));
    calls.extend(employers(facts));
    calls.extend(staffs(facts));
    calls.extend(tables(facts));
    calls
}

fn both_sides(facts: &Facts) -> Vec<(String, Call)> {
    let conversation = facts.seeker.conversation;
    let mut calls = Vec::new();
    for (who, token) in [("seeker", &facts.seeker.access_token), ("employer", &facts.employer.access_token)] {
        let mut call = |name: &str, arguments: Value| {
            calls.push((format!("{name} as {who}"), rpc(token, name, &arguments)));
        };
        for name in [
            "get_session_context",
            "get_my_profile",
            "get_badges",
            "get_employer_home",
            "list_conversations",
            "get_kept_promises",
            "get_tryout_challenge",
            "get_tryout_work",
            "home_match_demo",
            "list_public_challenges",
            "list_public_companies",
            "list_public_jobs",
            "get_daily_quotas",
            "count_company_jobs",
            "get_my_sessions",
            "get_my_export",
            "get_blocked_people",
            "get_notifications",
            "get_team",
        ] {
            call(name, json!({}));
        }
        call("get_conversation", json!({ "p_conversation_id": conversation }));
        call("get_read_marks", json!({ "p_conversation_id": conversation }));
        call("get_interview_calendar", json!({ "p_id": facts.scheduled_interview }));
        call("search_conversations", json!({ "p_query": "the roll" }));
        let span = json!({ "p_from": "2026-01-01T00:00:00Z", "p_to": "2027-01-01T00:00:00Z" });
        call("list_scheduled_interviews", span);
        call("mark_read", json!({ "p_conversation_id": conversation, "p_sequence": 1 }));
        call("mark_viewed", json!({ "p_view": "messages" }));
        call("get_job", json!({ "p_id": facts.job }));
        call("get_public_job", json!({ "p_id": facts.job }));
        call("get_public_profile", json!({ "p_slug": facts.person }));
        call("get_short_link", json!({ "p_code": "0123456789ab" }));
        call("get_public_company", json!({ "p_slug": facts.company }));
        call("get_company_promise", json!({ "p_company_id": facts.company_id }));
        call("get_invitation", json!({ "p_token": "unknown" }));
        call("get_tryout", json!({ "p_key": "00000000-0000-4000-8000-000000000000" }));
        call("record_view", json!({ "p_kind": "job", "p_id": facts.job }));
        call("search_skills", json!({ "p_query": "ru" }));
        call("search_suggest", json!({ "p_query": "sen" }));
        for kind in ["jobs", "companies"] {
            call("search", json!({ "p_query": "senior rust", "p_kind": kind }));
        }
    }
    calls
}

fn seekers(facts: &Facts) -> Vec<(String, Call)> {
    let token = &facts.seeker.access_token;
    let mut calls = Vec::new();
    for arguments in [
        json!({}),
        json!({ "p_tab": "saved" }),
        json!({ "p_text": "engineer" }),
        json!({ "p_skills": ["rust"] }),
        json!({ "p_remote": ["remote"], "p_pay_min": 60_000, "p_currency": "EUR", "p_place": "berlin" }),
        json!({ "p_seniority": ["senior"], "p_posted_within_days": 7 }),
    ] {
        calls.push((format!("browse_jobs {arguments}"), rpc(token, "browse_jobs", &arguments)));
    }
    let mut call = |token: &str, name: &str, arguments: Value| {
        calls.push((name.to_owned(), rpc(token, name, &arguments)));
    };
    for name in [
        "get_my_interests",
        "get_my_job_invitations",
        "get_featured_jobs",
        "get_challenges",
        "get_rank_progress",
        "get_interest_funnel",
        "get_missing_skills",
        "get_response_times",
        "get_skill_demand",
        "get_profile_analytics",
        "list_my_invitations",
    ] {
        call(token, name, json!({}));
    }
    call(token, "get_profile_analytics", json!({ "p_by": "week", "p_count": 26 }));
    call(token, "preview_tier_change", json!({ "p_tier_id": "founding", "p_billing_interval": "year" }));
    call(token, "get_address", json!({ "p_kind": "profile", "p_slug": "somebody" }));
    call(token, "what_if", json!({}));
    call(token, "get_pay_bands", json!({}));
    call(token, "get_pay_bands", json!({ "p_skill": "rust", "p_seniority": "senior", "p_matching": true }));
    call(token, "preview_my_profile", json!({ "p_as": "employer" }));
    call(token, "export_profile", json!({ "p_format": "json_resume" }));
    call(token, "preview_resume_import", json!({ "p_document": { "basics": { "name": "Somebody" } } }));
    call(token, "get_challenge", json!({ "p_slug": facts.challenge }));
    call(token, "list_practice_designs", json!({}));
    call(token, "get_practice_design", json!({ "p_slug": "orders-outlive-a-zone" }));
    call(token, "search", json!({ "p_query": "sort", "p_kind": "challenges" }));
    let (token, attempt) = &facts.attempt;
    call(token, "get_interview_lobby", json!({}));
    call(token, "get_interview", json!({ "p_attempt_id": attempt }));
    call(token, "get_interview_receipt", json!({ "p_attempt_id": attempt }));
    let (token, invitation) = &facts.invitation;
    call(token, "get_challenge_invitation", json!({ "p_id": invitation }));
    let visit = Visit::Message { token: facts.seeker.access_token.clone(), conversation: facts.seeker.conversation };
    calls.push(("send_message".to_owned(), visit.call().into_owned()));
    calls
}

fn employers(facts: &Facts) -> Vec<(String, Call)> {
    let token = &facts.employer.access_token;
    let mut calls = Vec::new();
    let mut call = |token: &str, name: &str, arguments: Value| {
        calls.push((name.to_owned(), rpc(token, name, &arguments)));
    };
    call(token, "get_interested_candidates_for_employer", json!({ "p_employer_id": facts.employer.id }));
    let due = json!({ "p_employer_id": facts.employer.id, "p_sort": "due", "p_status": "undecided" });
    call(token, "get_interested_candidates_for_employer", due);
    call(
        token,
        "get_interested_candidates_for_employer",
        json!({ "p_employer_id": facts.employer.id, "p_name": "an" }),
    );
    call(token, "export_candidates", json!({ "p_job_opening_id": facts.job, "p_format": "csv" }));
    call(token, "get_candidate_filters", json!({}));
    call(token, "get_candidate", json!({ "p_interaction_id": facts.interaction }));
    call(token, "get_candidate_notes", json!({ "p_interaction_id": facts.interaction }));
    let (person, challenge) = &facts.proof;
    call(token, "get_proof", json!({ "p_slug": person, "p_challenge": challenge }));
    call(token, "get_watchlist", json!({}));
    call(token, "get_job_invitation_options", json!({ "p_profile_id": facts.seeker.id }));
    call(token, "list_job_invitations", json!({}));
    call(token, "get_company_jobs", json!({}));
    call(token, "get_company_jobs", json!({ "p_sort": "interested", "p_title": "engineer" }));
    call(token, "get_job_overview", json!({ "p_id": facts.job }));
    call(token, "find_similar_jobs", json!({ "p_title": "Storage engineer" }));
    call(token, "get_shared_jobs", json!({}));
    call(token, "get_job_shares", json!({ "p_job_opening_id": facts.job }));
    call(token, "preview_match_weights", json!({ "p_job_opening_id": facts.job, "p_weights": [] }));
    let (admin, _) = &facts.admin;
    call(admin, "get_address", json!({ "p_kind": "company" }));
    call(admin, "get_company_sso", json!({}));
    call(admin, "get_company_analytics", json!({}));
    call(admin, "get_company_analytics", json!({ "p_by": "month", "p_count": 12 }));
    call(admin, "record_search_appearances", json!({ "p_profile_ids": [facts.seeker.id] }));
    call(admin, "list_webhooks", json!({}));
    call(admin, "get_subscription", json!({}));
    call(admin, "get_founding_seats", json!({}));
    call(admin, "get_checkout", json!({ "p_id": facts.job }));
    call(admin, "list_webhook_deliveries", json!({ "p_webhook_id": facts.job }));
    call(admin, "search", json!({ "p_query": "senior rust", "p_kind": "people" }));
    let permission = json!({ "p_user_id": facts.employer.id, "p_permission_name": "view_candidates" });
    call(token, "user_has_recruiter_permission", permission);
    let (token, challenge) = &facts.employer_challenge;
    call(token, "get_challenge_reviews", json!({ "p_invitation_id": facts.invitation.1 }));
    call(token, "list_employer_challenges", json!({}));
    call(token, "get_employer_challenge", json!({ "p_id": challenge }));
    call(token, "list_challenge_invitations", json!({}));
    call(token, "list_challenge_invitations", json!({ "p_employer_challenge_id": challenge }));
    let (token, import) = &facts.import;
    call(token, "get_job_import", json!({ "p_id": import }));
    calls
}

fn staffs(facts: &Facts) -> Vec<(String, Call)> {
    let mut calls = Vec::new();
    let mut call = |name: &str, mut arguments: Value| {
        arguments["p_reason"] = json!("Explained.");
        calls.push((name.to_owned(), rpc(&facts.staff, name, &arguments)));
    };
    for name in [
        "admin_audit_log",
        "admin_count_interview_scores",
        "admin_find_people",
        "admin_get_featured_jobs",
        "admin_get_numbers",
        "admin_list_bug_reports",
        "admin_list_challenges",
        "admin_list_companies",
        "admin_list_disputes",
        "admin_list_factor_removals",
        "admin_list_interview_reviews",
        "admin_list_jobs",
        "admin_list_outbox",
        "admin_list_reports",
        "admin_list_sso_domains",
        "admin_list_submissions",
        "admin_list_unscored_interviews",
        "admin_security_log",
    ] {
        call(name, json!({}));
    }
    call("admin_list_feedback", json!({ "p_role": "job_seeker" }));
    call("admin_count_feedback", json!({ "p_role": "job_seeker" }));
    call("admin_list_companies", json!({ "p_search": "labs" }));
    call("admin_security_log", json!({ "p_user_id": facts.seeker.id }));
    call("admin_audit_log", json!({ "p_search": "explained", "p_since": "2026-01-01" }));
    call("admin_find_people", json!({ "p_search": "mira" }));
    call("admin_get_numbers", json!({ "p_days": 90 }));
    call("admin_get_person", json!({ "p_id": facts.seeker.id }));
    call("admin_list_outbox", json!({ "p_state": "failed" }));
    call("admin_list_submissions", json!({ "p_trouble": "failed" }));
    call("admin_get_bug_report", json!({ "p_id": facts.bug_report }));
    call("admin_get_company", json!({ "p_company_id": facts.company_id }));
    call("admin_get_interview_review", json!({ "p_id": facts.review }));
    call("admin_get_report", json!({ "p_id": facts.report }));
    call("admin_get_job", json!({ "p_id": facts.job }));
    call("admin_list_jobs", json!({ "p_search": "engineer" }));
    call("admin_list_jobs", json!({ "p_is_reported": true }));
    call("admin_list_jobs", json!({ "p_is_taken_down": true }));
    calls
}

/// Tables that are read through another one.
const EMBEDS: [&str; 5] = ["companies", "company_badges", "conversations", "interview_steps", "submission_tests"];

fn tables(facts: &Facts) -> Vec<(String, Call)> {
    let conversation = facts.seeker.conversation;
    let mut calls = Vec::new();
    let mut get = |who: &str, token: &str, path: String| {
        let path = format!("/rest/v1/{path}");
        let shown = path.split('?').next().unwrap_or_default().to_owned();
        let token = Some(token.to_owned());
        let embeds: Vec<&str> = EMBEDS.into_iter().filter(|embed| path.contains(&format!("{embed}("))).collect();
        let shown = if embeds.is_empty() { shown } else { format!("{shown} with {}", embeds.join(", ")) };
        calls.push((format!("{shown} as {who}"), Call { method: "GET", path, token, accept: None, body: None }));
    };
    for (who, person) in [("seeker", &facts.seeker), ("employer", &facts.employer)] {
        for path in [
            format!("profiles?id=eq.{}&select=id,full_name,role", person.id),
            format!("messages?conversation_id=eq.{conversation}&order=sequence.desc&limit=50"),
            format!("messages?conversation_id=eq.{conversation}&sequence=gt.2&order=sequence"),
            "profile_skills?select=name&order=position&limit=100".to_owned(),
            "experiences?select=started_on,ended_on&limit=60".to_owned(),
            "profile_languages?select=id,name,fluency,position&order=position".to_owned(),
            "profile_links?select=id&url=eq.https%3A%2F%2Fexample.test%2F".to_owned(),
            "profile_certificates?select=id,name,issuer,issued_on,url&order=issued_on.desc".to_owned(),
            format!("hidden_messages?conversation_id=eq.{conversation}&select=message_id"),
            format!("scheduled_interviews?conversation_id=eq.{conversation}&order=created_at.desc&limit=20"),
            format!(
                "conversation_participants?user_id=eq.{}&select=conversation_id,conversations(id)\
                 &or=(is_hidden.is.null,is_hidden.eq.false)",
                person.id
            ),
            format!("companies?id=eq.{}&select=id,name", facts.company_id),
            format!(
                "companies?id=eq.{}&select=id,slug,name,company_badges(badge,position),interview_steps(title,position)\
                 &company_badges.order=position&interview_steps.order=position",
                facts.company_id
            ),
            format!("featured_projects?profile_id=eq.{}&order=position", person.id),
            "saved_jobs?select=job_opening_id&order=created_at.desc&limit=100".to_owned(),
            "known_people?limit=50".to_owned(),
            "hidden_companies?select=company_id,companies(name,slug,logo_url)&order=created_at.desc".to_owned(),
            "job_invitation_refusals?select=company_id,companies(name,logo_url)&order=created_at.desc".to_owned(),
            "notification_settings?select=kind,in_app,email".to_owned(),
            "bug_reports?select=id,words,state,answer&order=created_at.desc&limit=50".to_owned(),
            "quiet_hours?select=starts_at,ends_at,time_zone".to_owned(),
            "job_imports?limit=20".to_owned(),
            "skills?slug=in.(rust,sql)&select=slug,name".to_owned(),
            "badge_labels?order=position".to_owned(),
            "developer_ranks?order=position".to_owned(),
            "subscriptions?order=created_at.desc".to_owned(),
            "receipts?order=paid_at.desc&limit=20".to_owned(),
            "subscription_tiers?id=eq.free&select=id,name,limits".to_owned(),
        ] {
            get(who, &person.access_token, path);
        }
    }
    get("employer", &facts.employer.access_token, "talent_profiles?select=id,slug&order=id&limit=20".to_owned());
    get("employer", &facts.employer.access_token, "watchlist?select=profile_id".to_owned());
    get("employer", &facts.employer.access_token, "candidate_notes?limit=50".to_owned());
    get("employer", &facts.employer.access_token, "challenge_reviews?limit=50".to_owned());
    let (token, submission) = &facts.submission;
    get("seeker", token, format!("submissions?id=eq.{submission}"));
    get(
        "seeker",
        token,
        format!("submissions?id=eq.{submission}&select=id,state,submission_tests(position,name,verdict,got,stdout)"),
    );
    get("seeker", token, format!("submission_tests?submission_id=eq.{submission}&order=position"));
    let (token, import) = &facts.import;
    get("employer", token, format!("job_import_rows?import_id=eq.{import}&order=number&limit=100"));
    calls.push((
        "/auth/v1/user as seeker".to_owned(),
        Call {
            method: "GET",
            path: "/auth/v1/user".to_owned(),
            token: Some(facts.seeker.access_token.clone()),
            accept: None,
            body: None,
        },
    ));
    calls
}

#[cfg(test)]
mod tests;
