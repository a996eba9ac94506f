-- A mark in every column that may hold something of a person. :seeker and :recruiter are the people.
update auth.users set email = 'zqxemail@example.test', email_change = 'zqxnewemail@example.test', phone = 'zqxphone',
    phone_change = 'zqxnewphone', password_hash = 'zqxhash', app_metadata = app_metadata || '{"a": "zqxappmeta"}',
    user_metadata = '{"a": "zqxusermeta"}' where id = :seeker;
update auth.users set email = 'zqxrecruiter@example.test' where id = :recruiter;
insert into auth.identities (user_id, provider, provider_id, identity_data)
values (:seeker, 'google', 'zqxproviderid', '{"email": "zqxidentity@example.test"}');
update auth.sessions set user_agent = 'zqxagent', ip = '198.51.100.77' where user_id = :seeker;
insert into auth.known_addresses (user_id, ip, last_used_at) values (:seeker, '198.51.100.77', now());
insert into auth.audit_log (at, action, user_id, ip) values (now(), 'login', :seeker, '198.51.100.77');
insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name, secret, created_at, updated_at)
values (gen_random_uuid(), :seeker, 'totp', 'unverified', 'zqxtotp', 'zqxsecret', now(), now());
insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name, phone, created_at, updated_at)
values (gen_random_uuid(), :seeker, 'phone', 'unverified', 'zqxphonefactor', 'zqxfactorphone', now(), now());
with factor as (
    insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name, credential, created_at, updated_at)
    values (gen_random_uuid(), :seeker, 'webauthn', 'unverified', 'zqxkeyfactor', '{"a": "zqxcredential"}', now(), now())
    returning id)
insert into auth.mfa_challenges (id, factor_id, ip, code_hash, state, created_at, expires_at)
select gen_random_uuid(), id, '198.51.100.77', 'zqxcode', '{"a": "zqxstate"}', now(), now() from factor;
update auth.mfa_factors set friendly_name = 'zqxnamed' where friendly_name = 'zqxkeyfactor';
insert into auth.passkeys (id, user_id, credential_id, credential, friendly_name, created_at, updated_at)
values (gen_random_uuid(), :seeker, 'zqxcredentialid', '{"a": "zqxcredential"}', 'zqxpasskey', now(), now());
insert into auth.passkey_challenges (id, user_id, state, created_at, expires_at)
values (gen_random_uuid(), :seeker, '{"a": "zqxstate"}', now(), now());
insert into auth.undo_links (id, user_id, change, label, detail, link_hash, created_at, expires_at)
values (gen_random_uuid(), :seeker, 'factor_removed', 'authenticator app', '{"name": "zqxremoved"}', 'zqxundohash', now(), now());
insert into auth.sso_links (token_hash, user_id, provider, told, created_at)
values ('zqxlinkhash', :seeker, 'sso:none', 'zqxtold', now());
with flow as (
    insert into auth.flows (user_id, code_challenge, created_at) values (:seeker, 'zqxchallenge', now()) returning id),
code as (
    insert into auth.flow_codes (code_hash, flow_id, method, issued_at, carried)
    select 'zqxflowcode', id, 'recovery', now(), 'zqxcarried' from flow)
insert into auth.one_time_tokens (user_id, kind, link_hash, code_hash, sent_to, created_at, expires_at)
values (:seeker, 'recovery', 'zqxlinkhash', 'zqxcodehash', 'zqxsentto@example.test', now(), now() + interval '1 hour');
insert into auth.oauth_states (state_hash, provider, browser_hash, browser_bound, redirect_to, code_challenge, link_user, link_session, created_at)
select 'zqxstatehash', 'google', 'zqxbrowserhash', true, 'https://zqxredirect.test', 'zqxchallenge', s.user_id, s.id, now()
from auth.sessions s where s.user_id = :seeker limit 1;
insert into auth.restore_links (user_id, link_hash, created_at, expires_at) values (:seeker, 'zqxlinkofreturn', now(), now());

update public.profiles set full_name = 'zqxname of Seeker', headline = 'zqxheadline', about = 'zqxabout', location = 'zqxlocation'
where id = :seeker;
update public.profiles set slug = 'zqxoldslug' where id = :seeker;
update public.profiles set slug = 'zqxslug' where id = :seeker;
update public.profiles set full_name = 'zqxnameofrecruiter', slug = 'zqxslugofrecruiter' where id = :recruiter;
insert into public.profile_skills (profile_id, name) values (:seeker, 'zqxskill');
insert into public.experiences (profile_id, company_name, title, location, url, started_on, summary, highlights)
values (:seeker, 'zqxemployer', 'zqxtitle', 'zqxplace', 'https://zqxworkurl.test', '2020-01', 'zqxsummary', '{zqxhighlight}');
insert into public.educations (profile_id, institution, area, degree, url, score, courses)
values (:seeker, 'zqxschool', 'zqxarea', 'zqxdegree', 'https://zqxschoolurl.test', 'zqxscore', '{zqxcourse}');
insert into public.profile_languages (profile_id, name) values (:seeker, 'zqxlanguage');
insert into public.profile_certificates (profile_id, name, issuer, url)
values (:seeker, 'zqxcertificate', 'zqxissuer', 'https://zqxcertificateurl.test');
insert into public.profile_links (profile_id, label, url) values (:seeker, 'zqxlabel', 'https://zqxurl.test');
insert into public.repository_summaries (profile_id, link_id, created_at, requested_at, due_at, languages, push_months)
select :seeker, l.id, now(), now(), now() + interval '1 day', '[{"name": "zqxreposlanguage", "share": 100}]', '{zqxpushmonth}'
from public.profile_links l where l.profile_id = :seeker limit 1;
insert into public.featured_projects (profile_id, position, title, description, stack, url, repository_url)
values (:seeker, 0, 'zqxproject', 'zqxdescription', '{zqxstack}', 'https://zqxprojecturl.test', 'https://zqxrepository.test');
insert into private.command_keys (profile_id, key, command, request_hash, response)
values (:seeker, 'zqxkeyofcall', 'save_job', 'x', '{"a": "zqxkeyanswer"}');
insert into public.notifications (profile_id, kind, event, thing, title, path, is_shown)
values (:seeker, 'approved', 'approved', 'conversation', 'zqxnotification', '/dashboard', true);
insert into public.quiet_hours (profile_id, starts_at, ends_at, time_zone) values (:seeker, '22:00', '07:00', 'zqxzone');
insert into public.beta_test_responses (user_id, user_role, feedback_type, selected_pages, selected_components, responses, browser_info)
values (:seeker, 'job_seeker', 'quick', '["zqxpage"]', '["zqxcomponent"]', '["zqxresponse"]', '{"a": "zqxbrowser"}');
insert into public.employer_beta_test_responses (user_id, user_role, feedback_type, selected_pages, selected_components, responses, browser_info)
values (:recruiter, 'employer', 'quick', '["zqxpagetwo"]', '["zqxcomponenttwo"]', '["zqxresponsetwo"]', '{"a": "zqxbrowsertwo"}');
insert into private.profile_views (profile_id, source, viewer_id) values (:seeker, 'link', :recruiter);
insert into private.company_views (company_id, source, viewer_id) values (:company, 'link', :seeker);
insert into private.job_views (job_opening_id, source, viewer_id) values (:job, 'link', :seeker);
insert into private.search_appearances (profile_id, viewer_id) values (:seeker, :recruiter);

update public.job_interactions set note = 'zqxnote', match = '{"a": "zqxmatch"}' where profile_id = :seeker and job_opening_id = :job;
update private.match_receipts set match = '{"a": "zqxreceipt"}';
insert into private.match_receipts (job_interaction_id, match)
select i.id, '{"a": "zqxreceipt"}' from public.job_interactions i where i.profile_id = :seeker on conflict do nothing;
update public.job_interaction_decisions set decided_by = :recruiter, reason = 'zqxdecision';
update public.job_openings set recruiter_profile_id = :recruiter where id = :job;
insert into public.candidate_notes (id, company_id, job_interaction_id, author_id, body)
select gen_random_uuid(), :company, i.id, :recruiter, 'zqxcandidatenote'
from public.job_interactions i where i.profile_id = :seeker and i.job_opening_id = :job;
insert into public.job_sharing (job_opening_id, shared_by, shared_with, note) values (:passed, :recruiter, :admin, 'zqxsharenote');
with import as (
    insert into public.job_imports (id, company_id, profile_id, kind, name, size_bytes, format, choices, result, failure, row_count)
    values (gen_random_uuid(), :company, :recruiter, 'csv', 'zqxfile.csv', 3, '{"a": "zqxformat"}', '{"a": "zqxchoices"}',
        '{"a": "zqxresult"}', 'zqxfailure', 1)
    returning id),
piece as (
    insert into private.job_import_pieces (import_id, position, data) select id, 0, 'zqxpiece' from import)
insert into public.job_import_rows (import_id, number, source_name, raw, title, identifier, draft, problems, warnings,
    unknown_skills, changes, missing)
select id, 1, 'zqxsource', '{"a": "zqxraw"}', 'zqxrowtitle', 'zqxidentifier', '{"a": "zqxdraft"}', '["zqxproblem"]', '["zqxwarning"]',
    '{zqxunknown}', '{zqxchange}', '["zqxmissing"]'
from import;
insert into public.team_invitations (company_id, email, invited_by, token_hash, expires_at, accepted_at, accepted_by)
values (:company, 'zqxrecruiter@example.test', :admin, 'zqxlinktoken', now(), now(), :recruiter);
with challenge as (
    insert into public.employer_challenges (company_id, created_by, title, kind, document)
    values (:company, :recruiter, 'Written', 'written', '{}') returning id),
version as (
    insert into public.employer_challenge_versions (employer_challenge_id, version, document, published_by, published_at)
    select id, 1, '{"title": "Written", "kind": "written"}', :recruiter, now() from challenge returning id, employer_challenge_id),
invitation as (
    insert into public.challenge_invitations (employer_challenge_id, version_id, company_id, candidate_profile_id, sent_by, note,
        reason, status, sent_at, expires_at)
    select employer_challenge_id, id, :company, :seeker, :recruiter, 'zqxinvitationnote', 'zqxdeclined', 'declined', now(), now()
    from version returning id)
insert into private.challenge_answers (invitation_id, answer, saved_at) select id, '{"texts": ["zqxanswer"]}', now() from invitation;
insert into public.challenge_reviews (invitation_id, reviewer_id, company_id, marks, note)
select i.id, :recruiter, :company, '{good}', 'zqxreviewnote' from public.challenge_invitations i
where i.candidate_profile_id = :seeker;

with webhook as (
    insert into public.webhook_endpoints (id, company_id, url, events, secret_id, created_by)
    values (gen_random_uuid(), :company, 'https://example.test', '{candidate.approved}', gen_random_uuid(), :recruiter)
    returning id)
insert into public.webhook_deliveries (endpoint_id, company_id, event, profile_id, payload, due_at)
select w.id, :company, 'candidate.approved', :seeker, '{"data": {"candidate": {"name": "zqxpayload"}}}', now() from webhook w;
with subscription as (
    insert into public.subscriptions (id, profile_id, tier_id, state, billing_interval, current_period_start,
        current_period_end, provider)
    values (gen_random_uuid(), :seeker, 'pro', 'ended', 'month', now(), now() + interval '1 month', 'stripe') returning id),
receipt as (
    insert into public.receipts (subscription_id, number, tier_id, amount_cents, currency, period_start, period_end, paid_at, url)
    select s.id, 'zqxreceipt', 'pro', 5000, 'USD', now(), now(), now(), 'zqxreceipturl' from subscription s),
event as (
    insert into private.payment_events (provider, event_id, happened_at, received_at, outcome, subscription_id)
    select 'stripe', 'zqxevent', now(), now(), 'applied', s.id from subscription s)
insert into private.provider_subscriptions (subscription_id, provider_id, customer_id, seen)
select s.id, 'zqxsubscription', 'zqxcustomer', '{}' from subscription s;
insert into private.billing_customers (provider_id, profile_id) values ('zqxbillingcustomer', :seeker);
insert into private.checkouts (id, profile_id, started_by, tier_id, billing_interval, amount_cents, currency, state, provider,
    provider_session_id, url, expires_at)
values (gen_random_uuid(), :seeker, :seeker, 'pro', 'month', 5000, 'USD', 'paid', 'stripe', 'zqxsession', 'zqxsessionurl', now());
insert into public.job_invitations (company_id, job_opening_id, profile_id, sent_by, reason, expires_at)
values (:company, :job, :seeker, :recruiter, 'zqxinvitationreason', now());

insert into public.scheduled_interviews (id, conversation_id, proposed_by, is_by_company, starts, duration_minutes, place)
select gen_random_uuid(), c.id, :seeker, false, array[now() + interval '1 day'], 30, 'zqxplace'
from public.conversations c where c.seeker_profile_id = :seeker limit 1;

update storage.objects set user_metadata = '{"a": "zqxmetadata"}' where owner = :seeker;
insert into queue.outbox (to_address, subject, body_text, body_html, headers, last_error)
values ('zqxemail@example.test', 'zqxsubject', 'zqxbodyoftheletter', 'zqxbodyoftheletter', '{"a": "zqxheader"}', 'zqxrefused');
-- To someone else, with the person's name in it.
insert into queue.outbox (to_address, subject, body_text, body_html)
select u.email, 'zqxnameofrecruiter shared a job with you', 'From zqxnameofrecruiter', '<p>From zqxnameofrecruiter</p>'
from auth.users u where u.id = :admin;
insert into queue.tasks (kind, payload, run_at)
values ('later', '{"to": "zqxemail@example.test"}', now() + interval '1 day');
insert into auth.rate_limits (kind, key, used, resets_at)
select 'sign_in_account', sha256(k::bytea), 1, now() + interval '1 hour'
from (values ('zqxemail@example.test'), ('zqxemail@example.test 198.51.100.77')) keys (k);

with answer as (
    insert into public.submissions (id, challenge_id, version_id, profile_id, kind, language, source, custom_input, state,
        verdict, message)
    select gen_random_uuid(), c.id, c.current_version_id, :seeker, 'run', 'python', 'zqxprogram', '{"arguments": ["zqxinput"]}',
        'done', 'runtime_error', 'zqxfault'
    from (select * from public.challenges where current_version_id is not null order by slug limit 1) c
    returning id)
insert into public.submission_tests (submission_id, position, profile_id, name, visible, verdict, time_ms, memory_kib, got,
    stdout, message)
select id, 1, :seeker, 'Your input', true, 'runtime_error', 1, 1, '"zqxgot"', 'zqxprinted', 'zqxthrown' from answer;
insert into public.challenge_drafts (profile_id, challenge_id, language, source)
select :seeker, c.id, 'python', 'zqxunfinished' from (select id from public.challenges order by slug limit 1) c;
with dispute as (
    insert into public.challenge_disputes (challenge_id, version_id, profile_id, claim, arguments, setup, claimed_expected,
        state, reason)
    select c.id, c.current_version_id, :seeker, 'zqxclaim', d.arguments, d.setup, '"zqxclaimed"', 'rejected', 'zqxrefusal'
    from (select * from public.challenges where current_version_id is not null order by slug limit 1) c
    cross join (values ('["zqxarguments"]'::jsonb, null), (null, 'zqxsetup')) d (arguments, setup)
    returning id)
insert into private.dispute_findings (dispute_id, finding) select id, '{"agreed": "zqxagreed"}' from dispute;

with attempt as (
    insert into public.interview_attempts (id, profile_id, problem_slug, problem_edition, rubric_edition, questions_edition,
        seniority, practice, started_at, ends_at)
    select gen_random_uuid(), :seeker, p.slug, p.edition, s.interview_rubric, s.interview_bank, 'mid', false, now(), now()
    from private.content_state s, (select * from private.interview_problems order by slug limit 1) p
    returning id),
work as (
    insert into private.interview_work (attempt_id, notes, estimates, board, drills)
    select id, '{"requirements": "zqxnotes"}', '[{"id": "a", "label": "zqxestimate"}]',
        '{"nodes": [], "edges": [], "notes": "zqxboard"}', '[{"mend": "zqxdrill"}]' from attempt),
said as (
    insert into public.interview_events (attempt_id, sequence, profile_id, kind, data, at)
    select id, 1, :seeker, 'turn', '{"text": "zqxturn"}', now() from attempt),
scoring as (
    insert into private.interview_scorings (id, attempt_id, kind, score, versions, hashes, confidence, created_at)
    select gen_random_uuid(), id, 'rules', '{}', '{}', '{}', 100, now() from attempt returning id),
evidence as (
    insert into private.interview_checks (scoring_id, position, check_id, met, made_by, evidence, confidence)
    select id, 1, 'one', true, 'rules', '{"quote": "zqxevidence"}', 100 from scoring),
answer as (
    insert into private.interview_answers (attempt_id, answer, created_at)
    select id, '{"text": "zqxanswer"}', now() from attempt)
insert into private.interview_reviews (attempt_id, reason, asked_at, before)
select id, 'zqxreview', now(), 50 from attempt;

insert into private.reports (reporter_id, reported_id, conversation_id, message_body, reason, words)
select :seeker, :recruiter, p.conversation_id, 'zqxreportedmessage', 'spam', 'zqxreportwords'
from public.conversation_participants p where p.user_id = :recruiter limit 1;

insert into private.job_reports (reporter_id, job_opening_id, reason, words)
select :seeker, j.id, 'scam', 'zqxjobreportwords' from public.job_openings j order by j.id limit 1;

insert into public.bug_reports (id, reporter_id, words, user_agent, platform, language, viewport, request_id, answer)
values (gen_random_uuid(), :seeker, 'zqxbugwords', 'zqxbugagent', 'zqxbugplatform', 'zqxbuglanguage', 'zqxbugviewport',
    'zqxbugrequest', 'zqxbuganswer');
