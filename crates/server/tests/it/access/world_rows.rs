//! The rows of the grid's world, made by a superuser.

use std::collections::BTreeMap;
use tokio_postgres::Client;
use uuid::Uuid;

/// Words are put between `:` and `:` in the statements, so that they read as SQL.
const ROWS: &str = "
    update profiles set full_name = 'Jo Seeker', headline = 'Systems' where id = :J:;
    update profiles set visibility = 'showcase', headline = 'Vitrine' where id = :showcase:;
    update profiles set visibility = 'private', headline = 'Secluded' where id = :private:;
    update profiles set is_active = false where id in (:D:, :DE:);
    update profiles set role = 'employer' where id = :N:;
    insert into hidden_companies (profile_id, company_id) values (:J:, :other:);

    insert into companies (id, slug, name, approval_status, public_link) values (:quiet:, 'quiet', 'Quiet', 'approved', false);
    update companies set response_days = 3 where id in (:company:, :quiet:, :pending:);
    insert into private.company_promises (company_id, decided, kept) values (:company:, 10, 9), (:quiet:, 10, 10), (:pending:, 10, 10);
    insert into company_badges (company_id, badge, position) values (:company:, 'remote-first', 0), (:pending:, 'remote-first', 0);
    insert into interview_steps (company_id, position, title) values (:company:, 0, 'Talk'), (:pending:, 0, 'Talk');
    insert into company_reviews (company_id, status, reason) values (:company:, 'approved', 'All good');

    insert into job_openings (id, company_id, recruiter_profile_id, title, description, status, seniority, employment_type,
        remote_policy, pay_min, pay_max, pay_currency, published_at)
    select j.id, j.company, j.recruiter, j.title, 'Work', j.status, 'senior', 'full_time', 'remote', 1, 2, 'EUR', now()
    from (values
        (:job:::uuid, :company:::uuid, :EA:::uuid, 'Open', 'open'),
        (:job2:, :company:, :EA:, 'Open too', 'open'),
        (:draft:, :company:, :EA:, 'Draft', 'draft'),
        (:r0_draft:, :company:, :R0 manage_jobs:, 'Draft of a recruiter', 'draft'),
        (:closed:, :company:, :EA:, 'Closed', 'closed'),
        (:pending_draft:, :pending:, :P:, 'Draft of a company that waits', 'draft'),
        (:quiet_job:, :quiet:, null, 'Quiet', 'open'),
        (:other_job:, :other:, :X:, 'Elsewhere', 'open')) j (id, company, recruiter, title, status);
    insert into job_skills (job_opening_id, skill_id) values (:job:, :skill:), (:job2:, :skill:), (:draft:, :skill:), (:pending_draft:, :skill:);
    begin;
    insert into job_weights (job_opening_id, criterion, skill_id, weight) values (:job:, 'skill', :skill:, 60), (:draft:, 'skill', :skill:, 100),
        (:pending_draft:, 'skill', :skill:, 100);
    insert into job_weights (job_opening_id, criterion, weight) values (:job:, 'seniority', 40);
    commit;
    insert into job_sharing (job_opening_id, shared_by, shared_with)
    select :job:, :EA:, who from (values (:R+ view_candidates:::uuid), (:R0 view_candidates:)) s (who);
    insert into featured_jobs (day, job_opening_id, position) values ((now() at time zone 'utc')::date, :job:, 0);
    insert into saved_jobs (profile_id, job_opening_id) values (:J:, :job:), (:J:, :quiet_job:);

    insert into profile_skills (id, profile_id, name, level) values (:J_skill:, :J:, 'Rust', 3);
    insert into experiences (profile_id, company_name, title, started_on) values (:J:, 'Acme', 'Engineer', '2019-01');
    insert into educations (profile_id, institution) values (:J:, 'A school');
    insert into profile_languages (profile_id, name) values (:J:, 'Irish');
    insert into profile_certificates (profile_id, name) values (:J:, 'A certificate');
    insert into profile_links (profile_id, url) values (:J:, 'https://example.test/jo');
    insert into featured_projects (profile_id, position, title, stack) values (:J:, 0, 'A store', '{Rust}');
    insert into challenges (id, slug, title, difficulty, published_at) values (:challenge:, 'one', 'One', 'easy', now()),
        (:hidden_challenge:, 'two', 'Two', 'easy', null), (:answered_challenge:, 'three', 'Three', 'easy', now());
    insert into challenges (id, slug, title, difficulty, published_at, retired_at, retired_by)
    values (:retired_challenge:, 'four', 'Four', 'easy', now(), now(), 'staff');
    insert into challenge_versions (id, challenge_id, version, edition, statement, function, starter, limits, compare,
        visible_tests, tests_total, test_names)
    select v.id, v.challenge, v.version, 'x', 'Do it', '{\"name\":\"f\",\"parameters\":[{\"name\":\"a\",\"type\":\"number\"}],\"returns\":\"number\"}',
        '{}', '{\"time_ms\":500,\"memory_mb\":64}', '{\"order\":\"exact\",\"tolerance\":0}', '[]', 1, '[]'
    from (values (:old_version:::uuid, :challenge:::uuid, 1), (:challenge_version:, :challenge:, 2),
        (:hidden_version:, :hidden_challenge:, 1), (:answered_version:, :answered_challenge:, 1)) v (id, challenge, version);
    update challenges c set current_version_id = v.id, languages = '{python,javascript}' from challenge_versions v
    where v.challenge_id = c.id and v.id <> :old_version:;
    insert into challenge_drafts (profile_id, challenge_id, language, source) values (:J:, :challenge:, 'javascript', '1'),
        (:J2:, :challenge:, 'javascript', '1');
    insert into submissions (id, profile_id, challenge_id, version_id, kind, language, source, state, verdict) values
        (:submission:, :J:, :challenge:, :challenge_version:, 'submit', 'python', 'x', 'done', 'accepted'),
        (gen_random_uuid(), :J:, :answered_challenge:, :answered_version:, 'submit', 'python', 'x', 'done', 'wrong_answer');
    insert into submission_tests (submission_id, position, profile_id, name, visible, verdict, time_ms, memory_kib)
    values (:submission:, 1, :J:, 'One', true, 'accepted', 1, 1);
    insert into shown_solutions (submission_id, profile_id) values (:submission:, :J:);
    insert into rank_moments (profile_id, rank) values (:J:, 'Code Specialist');
    insert into challenge_disputes (id, challenge_id, version_id, profile_id, claim, arguments) values
        (:dispute:, :challenge:, :challenge_version:, :J:, 'It is wrong', '[1]'),
        (:open_dispute:, :answered_challenge:, :answered_version:, :J3:, 'It is wrong', '[1]');
    insert into challenge_skills (challenge_id, skill_id) values (:challenge:, :skill:), (:hidden_challenge:, :skill:);
    insert into challenge_completions (challenge_id, profile_id) values (:challenge:, :J:);
    insert into interview_attempts (id, profile_id, problem_slug, problem_edition, rubric_edition, questions_edition, seniority,
        practice, state, started_at, ends_at, finished_at, scoring_at, scored_at, returned_at)
    select a.id, a.who, p.slug, p.edition, s.interview_rubric, s.interview_bank, 'senior', false, a.state, a.at, a.at, a.at, a.at, a.at, a.at
    from (values (:interview:::uuid, :J:::uuid, 'scored', now() - interval '60 days'),
            (:unscored_interview:, :J3:, 'unscored', now() - interval '60 days'),
            (:D_interview:, :D:, 'scored', now() - interval '60 days')) a (id, who, state, at), private.content_state s,
        (select * from private.interview_problems x where x.is_current order by x.slug limit 1) p;
    insert into private.interview_work (attempt_id) select a.id from interview_attempts a;
    insert into interview_events (attempt_id, sequence, profile_id, kind, data, at)
    select a.id, 1, a.profile_id, 'turn', '{\"from\": \"candidate\", \"text\": \"Who uses it?\"}', now() from interview_attempts a;
    insert into private.interview_scorings (id, attempt_id, kind, score, versions, hashes, confidence, created_at)
    select :interview_scoring:, a.id, 'rules', '{\"total\": 77, \"seniority\": \"senior\", \"dimensions\": [], \"caps\": []}',
        jsonb_build_object('scorer', 1, 'problem', a.problem_edition, 'rubric', a.rubric_edition, 'prompt', null, 'model', null),
        '{\"transcript\": \"0\", \"board\": \"0\"}', 100, now()
    from interview_attempts a where a.id = :interview:;
    insert into interview_scores (profile_id, attempt_id, scoring_id, total, seniority, is_shown)
    values (:J:, :interview:, :interview_scoring:, 77, 'senior', true);
    insert into private.interview_reviews (id, attempt_id, reason, asked_at, before)
    values (:interview_review:, :interview:, 'It was said', now(), 77);
    insert into daily_usage (profile_id, quota, day, used) values (:J:, 'discover', (now() at time zone 'utc')::date, 2);
    insert into view_marks (user_id, view, viewed_at) values (:J:, 'messages', '2026-01-01');
    insert into beta_test_responses (user_id, user_role, feedback_type) values (:J:, 'job_seeker', 'quick');
    insert into employer_beta_test_responses (user_id, user_role, feedback_type) values (:EA:, 'employer', 'quick');

    insert into job_interactions (id, job_opening_id, profile_id, status, decision, decided_at) values
        (:interest:, :job:, :J:, 'interested', null, null),
        (:pass:, :job2:, :J:, 'not_interested', null, null),
        (:withdrawn:, :job:, :private:, 'interested', 'withdrawn', now()),
        (:matched:, :closed:, :J:, 'interested', 'approved', now());
    insert into job_sharing (job_opening_id, shared_by, shared_with)
    select :closed:, :EA:, who from (values (:R+ view_candidates:::uuid), (:R0 view_candidates:)) s (who);
    insert into job_interaction_passes (job_interaction_id, reason) values (:pass:, 'Too far');
    insert into job_interaction_decisions (job_interaction_id, decided_by, reason) values (:matched:, :EA:, 'Yes');
    insert into conversations (id, job_interaction_id, job_opening_id, company_id, seeker_profile_id)
    values (:conversation:, :matched:, :closed:, :company:, :J:);
    insert into conversation_participants (conversation_id, user_id)
    select :conversation:, who
    from (values (:J:::uuid), (:EA:), (:R+ message_candidates:), (:R0 message_candidates:)) p (who);
    insert into messages (id, conversation_id, sender_id, sequence, body, created_at)
    values (:message:, :conversation:, :EA:, 1, 'Hello', now()),
        (:second_message:, :conversation:, :EA:, 2, 'Hidden', now());
    insert into hidden_messages (profile_id, conversation_id, message_id) values (:J:, :conversation:, :second_message:);
    insert into scheduled_interviews (id, conversation_id, proposed_by, is_by_company, starts, duration_minutes, status,
        starts_at)
    values (:meeting:, :conversation:, :EA:, true, array[now() + interval '1 day', :soon:], 30, 'proposed', null),
        (:accepted_meeting:, :conversation:, :EA:, true, array[:soon:::timestamptz], 30, 'accepted', :soon:);

    insert into candidate_notes (id, company_id, job_interaction_id, author_id, body) values
        (:note:, :company:, :interest:, :EA:, 'Strong in storage'),
        (:withdrawn_note:, :company:, :withdrawn:, :EA:, 'Took it back');
    insert into candidate_note_mentions (note_id, profile_id) values (:note:, :R+ view_candidates:);
    insert into watchlist (owner_id, profile_id) values (:EA:, :J2:), (:EA:, :private:), (:X:, :J:);

    insert into blocked_people (blocker_id, blocked_id) values (:J:, :J2:), (:D:, :J2:);

    insert into notifications (id, profile_id, kind, event, thing, about_id, title, path, is_shown) values
        (:notification:, :J:, 'approved', 'approved', 'conversation', :EA:, 'A company wants to talk to you', '/dashboard/messages', true),
        (:hidden_notification:, :J:, 'rejected', 'rejected', 'interest', null, 'A company decided', '/dashboard/browse-jobs', false),
        (gen_random_uuid(), :D:, 'approved', 'approved', 'conversation', null, 'A company wants to talk to you', '/dashboard/messages', true);
    insert into notification_settings (profile_id, kind, in_app, email) values (:J:, 'rejected', false, true), (:D:, 'rejected', false, true);
    insert into quiet_hours (profile_id, starts_at, ends_at, time_zone) values (:J:, '22:00', '06:00', 'Europe/Berlin'),
        (:D:, '22:00', '06:00', 'Europe/Berlin');

    insert into private.reports (id, reporter_id, reported_id, conversation_id, message_id, message_body, reason)
    values (:report:, :J:, :EA:, :conversation:, :message:, 'Hello', 'spam');
    insert into private.job_reports (reporter_id, job_opening_id, reason) values (:private:, :job2:, 'spam');
    insert into private.job_takedowns (job_opening_id, reason, taken_down_at) values (:closed:, 'A scam', now());
    insert into bug_reports (id, reporter_id, words, created_at)
    values (:bug_report:, :J:, 'The list stays empty', now() - interval '1 hour'),
        (:D_bug_report:, :D:, 'The list stays empty', now());

    -- What somebody left who was deactivated.
    insert into saved_jobs (profile_id, job_opening_id) values (:D:, :job:);
    insert into hidden_companies (profile_id, company_id) values (:D:, :other:);
    insert into profile_skills (profile_id, name, level) values (:D:, 'Rust', 3);
    insert into experiences (profile_id, company_name, title, started_on) values (:D:, 'Acme', 'Engineer', '2019-01');
    insert into educations (profile_id, institution) values (:D:, 'A school');
    insert into profile_languages (profile_id, name) values (:D:, 'Irish');
    insert into profile_certificates (profile_id, name) values (:D:, 'A certificate');
    insert into profile_links (profile_id, url) values (:D:, 'https://example.test/left');
    insert into featured_projects (profile_id, position, title) values (:D:, 0, 'A store');
    insert into challenge_completions (challenge_id, profile_id) values (:challenge:, :D:);
    insert into interview_scores (profile_id, attempt_id, total, seniority) values (:D:, :D_interview:, 50, 'senior');
    insert into daily_usage (profile_id, quota, day, used) values (:D:, 'discover', (now() at time zone 'utc')::date, 1);
    insert into view_marks (user_id, view, viewed_at) values (:D:, 'messages', '2026-01-01');
    insert into job_interactions (id, job_opening_id, profile_id, status) values (:D_pass:, :other_job:, :D:, 'not_interested');
    insert into job_interaction_passes (job_interaction_id, reason) values (:D_pass:, 'Too far');
    insert into conversations (id, job_opening_id, company_id, seeker_profile_id)
    values (:D_conversation:, :other_job:, :other:, :D:);
    insert into conversation_participants (conversation_id, user_id) values (:D_conversation:, :D:);
    insert into messages (id, conversation_id, sender_id, sequence, body, created_at)
    values (:D_message:, :D_conversation:, :D:, 1, 'Hello', now());
    insert into hidden_messages (profile_id, conversation_id, message_id) values (:D:, :D_conversation:, :D_message:);
    insert into scheduled_interviews (id, conversation_id, proposed_by, is_by_company, starts, duration_minutes)
    values (:D_meeting:, :D_conversation:, :D:, false, array[now() + interval '1 day'], 30);
    insert into job_imports (id, company_id, profile_id, kind, name, size_bytes, status, row_count)
    values (:DE_import:, :company:, :DE:, 'csv', 'jobs.csv', 3, 'ready', 1);
    insert into job_import_rows (import_id, number, line, raw, state, title)
    values (:DE_import:, 1, 2, '{}', 'new', 'Left');

    insert into job_imports (id, company_id, profile_id, kind, name, size_bytes, status, row_count)
    values (:import:, :company:, :EA:, 'csv', 'jobs.csv', 3, 'ready', 1);
    insert into job_import_rows (import_id, number, line, raw, state, title)
    values (:import:, 1, 2, '{\"cells\": [\"Secret plan\"]}', 'new', 'Secret plan');

    insert into team_invitations (id, company_id, email, permissions, invited_by, token_hash, expires_at)
    values (:invitation:, :company:, 'invited@example.test', '{manage_jobs}', :EA:, sha256('a-token-of-the-grid'), now() + interval '7 days');
    insert into private.company_plans (company_id, tier) values (:company:, 'flagship'), (:other:, 'flagship') on conflict do nothing;
    insert into employer_challenges (id, company_id, created_by, title, kind, status, document, published_version, published_at)
    select e.id, :company:, :EA:, e.title, 'written', e.status, jsonb_build_object('title', e.title, 'kind', 'written'), e.version,
        case when e.version is not null then now() end
    from (values (:ec:::uuid, 'Secret plan', 'published', 1), (:ec_draft:, 'Secret draft', 'draft', null)) e (id, title, status, version);
    insert into employer_challenge_versions (id, employer_challenge_id, version, document, published_at)
    values (:ec_version:, :ec:, 1, '{\"title\": \"Secret plan\", \"kind\": \"written\"}', now());
    insert into challenge_invitations (id, employer_challenge_id, version_id, company_id, candidate_profile_id, job_opening_id,
        job_interaction_id, sent_by, sent_at, expires_at)
    values (:inv:, :ec:, :ec_version:, :company:, :J:, :job:, :interest:, :EA:, now(), now() + interval '9 days'),
        (:D_inv:, :ec:, :ec_version:, :company:, :D:, null, null, :EA:, now(), now() + interval '9 days');
    insert into challenge_invitations (id, employer_challenge_id, version_id, company_id, candidate_profile_id, job_opening_id,
        sent_by, status, sent_at, expires_at, started_at, ends_at, submitted_at, decided_at)
    values (:reviewed_inv:, :ec:, :ec_version:, :company:, :showcase:, :job:, :EA:, 'submitted', now(),
            now() + interval '9 days', now(), now() + interval '1 hour', now(), null),
        (:decided_inv:, :ec:, :ec_version:, :company:, :showcase:, :job:, :EA:, 'approved', now(),
            now() + interval '9 days', now(), now() + interval '1 hour', now(), now());
    insert into challenge_reviews (invitation_id, reviewer_id, company_id, marks)
    values (:reviewed_inv:, :EA:, :company:, '{good}'), (:decided_inv:, :EA:, :company:, '{good}');

    insert into subscriptions (id, profile_id, company_id, tier_id, state, billing_interval, current_period_start,
        current_period_end, entitled_until, provider)
    select s.id, s.person, s.company, s.tier, 'active', 'year', now(), now() + interval '1 year', now() + interval '1 year', 'test'
    from (values (:subscription:::uuid, :J:::uuid, null::uuid, 'pro'), (:company_subscription:, null, :company:, 'flagship'),
        (:D_subscription:, :D:, null, 'pro')) s (id, person, company, tier);
    insert into receipts (id, subscription_id, number, tier_id, amount_cents, currency, period_start, period_end, paid_at)
    select r.id, r.subscription, '1', 'pro', 5000, 'USD', now(), now() + interval '1 year', now()
    from (values (:receipt:::uuid, :subscription:::uuid), (:company_receipt:, :company_subscription:)) r (id, subscription);
    insert into private.checkouts (id, profile_id, tier_id, billing_interval, amount_cents, currency, state, provider, expires_at)
    values (:checkout:, :J:, 'pro', 'year', 50000, 'USD', 'paid', 'test', now());

    insert into job_invitations (id, company_id, job_opening_id, profile_id, sent_by, reason, expires_at)
    values (:job_inv:, :company:, :job:, :J:, :EA:, 'You fit', now() + interval '9 days'),
        (:D_job_inv:, :company:, :job:, :D:, :EA:, 'You fit', now() + interval '9 days');
    insert into job_invitation_refusals (profile_id, company_id) values (:J:, :other:), (:D:, :other:);

    insert into webhook_endpoints (id, company_id, url, events, secret_id, created_by)
    values (:webhook:, :company:, 'https://example.test/secret', '{candidate.approved}', gen_random_uuid(), :EA:);
    insert into webhook_deliveries (id, endpoint_id, company_id, event, subject_id, profile_id, payload, due_at)
    select e.id, :webhook:, :company:, 'candidate.approved', e.subject, e.person,
        jsonb_build_object('version', 1, 'type', 'candidate.approved', 'timestamp', now(), 'data', '{}'::jsonb),
        now() + interval '9 days'
    from (values (:webhook_event:::uuid, :matched:::uuid, :J:::uuid), (:D_webhook_event:, null, :D:)) e (id, subject, person);

    insert into private.data_exports (id, profile_id, state, created_at) values (gen_random_uuid(), :J:, 'waiting', now());
";

/// Makes the rows; ids made here become words too.
pub async fn fill(admin: &Client, words: &mut BTreeMap<String, String>) {
    for word in [
        "quiet",
        "job",
        "job2",
        "draft",
        "pending_draft",
        "r0_draft",
        "closed",
        "quiet_job",
        "other_job",
        "J_skill",
        "challenge",
        "hidden_challenge",
        "retired_challenge",
        "answered_challenge",
        "challenge_version",
        "old_version",
        "hidden_version",
        "answered_version",
        "submission",
        "dispute",
        "open_dispute",
        "interest",
        "pass",
        "matched",
        "withdrawn",
        "note",
        "withdrawn_note",
        "conversation",
        "message",
        "second_message",
        "D_message",
        "meeting",
        "accepted_meeting",
        "D_meeting",
        "notification",
        "hidden_notification",
        "report",
        "bug_report",
        "D_bug_report",
        "import",
        "D_pass",
        "D_conversation",
        "DE_import",
        "invitation",
        "ec",
        "ec_draft",
        "ec_version",
        "inv",
        "D_inv",
        "reviewed_inv",
        "decided_inv",
        "subscription",
        "company_subscription",
        "D_subscription",
        "receipt",
        "company_receipt",
        "checkout",
        "job_inv",
        "D_job_inv",
        "webhook",
        "webhook_event",
        "D_webhook_event",
        "interview",
        "D_interview",
        "unscored_interview",
        "interview_scoring",
        "interview_review",
    ] {
        words.insert(word.to_owned(), Uuid::new_v4().to_string());
    }
    let in_a_week = "select to_char(now() at time zone 'utc' + interval '7 days', 'YYYY-MM-DD\"T\"HH24:MI:00\"Z\"')";
    let soon: String = admin.query_one(in_a_week, &[]).await.expect("a time").get(0);
    words.insert("soon".to_owned(), soon);
    let skill: i32 = admin.query_one("select id from skills where slug = 'rust'", &[]).await.expect("content").get(0);
    words.insert("skill".to_owned(), skill.to_string());
    let checks = "select json_agg(json_build_object('check', c.entry -> 'id', 'met', true))::text
        from (select * from private.interview_problems p where p.is_current order by p.slug limit 1) p
        join private.interview_documents d on d.edition = p.edition
        cross join lateral json_array_elements(d.document -> 'checks') c (entry)";
    let checks: String = admin.query_one(checks, &[]).await.expect("content").get(0);
    words.insert("checks_met".to_owned(), checks);
    let mut sql = ROWS.to_owned();
    for (word, value) in words.iter() {
        sql = sql.replace(&format!(":{word}:"), &format!("'{value}'"));
    }
    admin.batch_execute(&sql).await.unwrap_or_else(|error| panic!("{error:?}"));
    for (word, table, id) in [
        ("J_slug", "profiles", "J"),
        ("J2_slug", "profiles", "J2"),
        ("showcase_slug", "profiles", "showcase"),
        ("private_slug", "profiles", "private"),
        ("company_slug", "companies", "company"),
        ("pending_slug", "companies", "pending"),
        ("quiet_slug", "companies", "quiet"),
    ] {
        let sql = format!("select slug from {table} where id = '{}'", words[id]);
        let slug: String = admin.query_one(&sql, &[]).await.expect("a slug").get(0);
        words.insert(word.to_owned(), slug);
    }
    for (word, id) in [("J_code", "J"), ("J2_code", "J2"), ("showcase_code", "showcase"), ("private_code", "private")]
    {
        let sql = format!("select short_code from profiles where id = '{}'", words[id]);
        let code: String = admin.query_one(&sql, &[]).await.expect("a code").get(0);
        words.insert(word.to_owned(), code);
    }
    let sql = format!(
        "select id::text from candidate_stages where company_id = '{}' and kind = 'interview'",
        words["company"]
    );
    let stage: String = admin.query_one(&sql, &[]).await.expect("a stage").get(0);
    words.insert("stage".to_owned(), stage);
}
