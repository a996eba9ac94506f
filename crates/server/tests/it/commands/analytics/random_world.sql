select setseed(:seed);

-- Other seekers, and members of both companies; some don't want to be counted.
insert into auth.users (id, email, email_confirmed_at, app_metadata)
select md5('person' || n)::uuid, 'person' || n || '@example.test', now(), '{}' from generate_series(1, 24) n;
update profiles p set needs_onboarding = false, full_name = 'Person', analytics_opt_out = random() < 0.2,
    role = case when n.n <= 14 then 'job_seeker' else 'employer' end,
    company_id = case when n.n > 19 then :other when n.n > 14 then :company end::uuid,
    company_role = case when n.n > 14 then 'recruiter' end
from generate_series(1, 24) n where p.id = md5('person' || n.n)::uuid;

insert into job_openings (id, company_id, recruiter_profile_id, title, status, published_at, created_at)
select md5('job' || n)::uuid, case when n <= 24 then :company else :other end::uuid, case when n <= 24 then :recruiter::uuid end,
    'Job ' || n, 'draft', timestamptz '2025-10-01' + random() * interval '400 days', '2025-10-01'
from generate_series(1, 40) n;

-- Moments that fall close to midnight, and any others.
create temporary table moments as
select n, timestamptz '2025-09-01' + case when n % 3 = 0
    then floor(random() * 520) * interval '1 day' + (random() - 0.5) * interval '4 hours'
    else random() * interval '520 days' end as at
from generate_series(1, 6000) n;

insert into private.profile_views (profile_id, viewed_at, source, viewer_id, viewer_company_id)
select :seeker, m.at, (array['link', 'search', 'jobs', 'company', 'candidates', 'message'])[ceil(random() * 6)], p.id, p.company_id
from moments m join profiles p on p.id = md5('person' || (1 + (m.n * 7) % 24))::uuid where m.n <= 1200;
insert into private.profile_views (profile_id, viewed_at, source, visitor, visitor_network)
select :seeker, m.at, 'link', decode(md5('v' || floor(random() * 40)), 'hex'), '\x00'
from moments m where m.n between 1201 and 2000;
insert into private.company_views (company_id, viewed_at, source, viewer_id)
select :company, m.at, 'search', md5('person' || ceil(random() * 14))::uuid from moments m where m.n between 2001 and 2600;
insert into private.company_views (company_id, viewed_at, source, visitor, visitor_network)
select :company, m.at, 'link', decode(md5('v' || floor(random() * 40)), 'hex'), '\x00'
from moments m where m.n between 2601 and 2900;
insert into private.job_views (job_opening_id, viewed_at, source, viewer_id)
select md5('job' || ceil(random() * 40))::uuid, m.at, 'jobs',
    case when m.n % 4 = 0 then :seeker::uuid else md5('person' || ceil(random() * 14))::uuid end
from moments m where m.n between 2901 and 4200;
insert into private.job_views (job_opening_id, viewed_at, source, visitor, visitor_network)
select md5('job' || ceil(random() * 40))::uuid, m.at, 'link', decode(md5('v' || floor(random() * 40)), 'hex'), '\x00'
from moments m where m.n between 4201 and 4700;
insert into private.search_appearances (profile_id, appeared_at, viewer_id)
select :seeker, m.at, md5('person' || 15 + floor(random() * 10))::uuid from moments m where m.n between 4701 and 5300;

-- Interests of the seeker and of others, some answered, some of these in conversation.
insert into job_interactions (id, job_opening_id, profile_id, status, decision, decided_at, created_at)
select md5('interest' || s.n || '-' || j.n)::uuid, md5('job' || j.n)::uuid, s.id,
    case when d.answer = 'pass' then 'not_interested' else 'interested' end,
    case when d.answer not in ('pass', 'none') then d.answer end,
    case when d.answer not in ('pass', 'none') then d.at + random() * interval '20 days' end, d.at
from (select 0 as n, :seeker::uuid as id union all select n, md5('person' || n)::uuid from generate_series(1, 14) n) s
cross join generate_series(1, 40) j (n)
cross join lateral (
    select (array['approved', 'approved', 'rejected', 'expired', 'withdrawn', 'none', 'pass'])[1 + floor(random() * 7 + 0 * s.n * j.n)::int] as answer,
        timestamptz '2025-11-01' + (random() + 0 * s.n * j.n) * interval '440 days' as at) d;
insert into conversations (id, job_interaction_id, job_opening_id, company_id, seeker_profile_id)
select i.id, i.id, i.job_opening_id, j.company_id, i.profile_id
from job_interactions i join job_openings j on j.id = i.job_opening_id where i.decision = 'approved';
insert into messages (id, conversation_id, sequence, kind, body, created_at)
select gen_random_uuid(), c.id, n, case when random() < 0.4 then 'system' else 'text' end, 'Hello', now()
from conversations c cross join generate_series(1, 2) n where random() < 0.6;

-- Challenges, and what became of the invitations to them.
insert into employer_challenges (id, company_id, title, kind, status, document, published_version, published_at)
select md5('challenge' || n)::uuid, :company::uuid, 'Challenge ' || n, 'written', 'published', '{}', 1, now() from generate_series(1, 3) n;
insert into employer_challenge_versions (id, employer_challenge_id, version, document, published_at)
select c.id, c.id, 1, '{}', now() from employer_challenges c;
insert into challenge_invitations (employer_challenge_id, version_id, company_id, candidate_profile_id, status, sent_at,
    started_at, ends_at, expires_at, submitted_at, decided_at)
select c.id, c.id, c.company_id, p.id, s.status, s.at,
    case when s.status in ('submitted', 'approved', 'rejected') then s.at end,
    case when s.status in ('submitted', 'approved', 'rejected') then s.at end, s.at + interval '14 days',
    case when s.status in ('submitted', 'approved', 'rejected') then s.at end,
    case when s.status in ('approved', 'rejected') then s.at end
from employer_challenges c cross join profiles p
cross join lateral (
    select (array['approved', 'rejected', 'submitted', 'sent', 'expired'])[1 + floor(random() * 5 + 0 * length(c.title || p.id))::int] as status,
        timestamptz '2025-11-01' + (random() + 0 * length(c.title || p.id)) * interval '440 days' as at) s
where p.role = 'job_seeker';
