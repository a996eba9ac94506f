-- What waits for the caller at their company: candidates to decide on and when each expects an answer, answers to
-- challenges to review, open jobs that nobody is interested in, and what is left to set up. Each list holds the three most
-- urgent, its number counts all; all of them are empty while the company is not approved.
-- Definer: profiles of candidates are hidden from the company but for what is shown here.
create function public.get_employer_home() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_company();
    v_approved uuid := private.my_approved_company();
    v_jobs uuid[] := private.my_candidate_jobs();
begin
    if v_company is null or not private.is_onboarded() then
        return null;
    end if;
    return (
        with undecided as (
            select i.id, p.full_name, j.title as job_title, i.created_at as interested_at,
                   private.answer_by(i.created_at, c.response_days) as answer_by
            from public.job_interactions i
            join public.job_openings j on j.id = i.job_opening_id
            join public.companies c on c.id = j.company_id
            join public.profiles p on p.id = i.profile_id and p.is_active
            where i.job_opening_id = any (v_jobs) and i.status = 'interested' and i.decision is null
        ), submitted as (
            select x.id, p.full_name, v.document ->> 'title' as title, x.submitted_at
            from public.challenge_invitations x
            join public.employer_challenge_versions v on v.id = x.version_id
            join public.profiles p on p.id = x.candidate_profile_id and p.is_active
            -- The first two conditions are those of an index.
            where x.company_id = v_approved and x.submitted_at is not null and x.status = 'submitted'
              and private.may_read_invitation(x)
        ), without_candidates as (
            select j.id, j.title, j.published_at
            from public.job_openings j
            where j.id = any (v_jobs) and j.status = 'open'
              and not exists (
                  select from public.job_interactions i
                  where i.job_opening_id = j.id and i.status = 'interested' and i.decision is distinct from 'withdrawn')
        )
        select jsonb_build_object(
            'undecided_count', (select count(*) from undecided),
            'late_count', (select count(*) from undecided u where u.answer_by <= now()),
            'due_soon_count', (
                select count(*) from undecided u
                where u.answer_by > now() and u.answer_by <= now() + interval '2 days'),
            'undecided', (
                select coalesce(jsonb_agg(to_jsonb(u) order by u.answer_by, u.id), '[]')
                from (select * from undecided order by answer_by, id limit 3) u),
            'submitted_count', (select count(*) from submitted),
            'submitted', (
                select coalesce(jsonb_agg(to_jsonb(s) order by s.submitted_at, s.id), '[]')
                from (select * from submitted order by submitted_at, id limit 3) s),
            'without_candidates_count', (select count(*) from without_candidates),
            'without_candidates', (
                select coalesce(jsonb_agg(to_jsonb(w) order by w.published_at, w.id), '[]')
                from (select * from without_candidates order by published_at, id limit 3) w),
            'left_to_set_up', to_jsonb(array_remove(array[
                case when coalesce(c.about, '') = '' then 'about' end,
                case when c.response_days is null then 'response_days' end,
                case when not exists (
                    select from public.job_openings j where j.company_id = c.id and j.published_at is not null)
                    then 'job' end], null)))
        from public.companies c where c.id = v_company);
end
$$;
