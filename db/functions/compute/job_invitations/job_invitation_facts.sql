-- What an invitation to a job depends on, for a member who may see the job's candidates: no row for anyone else. A person
-- who doesn't exist looks like one who can't be found. `earlier_id` is what this person was sent for this job,
-- `week_count` what all companies sent them in the last seven days.
-- Definer: a member reads neither profiles of others nor whom they hide from, refuse or block, nor what they passed.
create function private.job_invitation_facts(p_job_opening_id uuid, p_profile_id uuid, p_now timestamptz)
    returns table (
        job_status text, is_listed boolean, earlier_id uuid, monthly_limit integer, used integer, resets_at timestamptz,
        is_findable boolean, takes_job_invitations boolean, has_refused boolean, are_blocked boolean, has_decided boolean,
        week_count integer)
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_approved_company();
    v_month date := date_trunc('month', p_now at time zone 'utc')::date;
begin
    return query
    select j.status, j.is_listed and (j.expires_at is null or j.expires_at > p_now),
           (select i.id from public.job_invitations i where i.job_opening_id = j.id and i.profile_id = p_profile_id),
           private.company_limit(v_company, 'job_invitations_per_month'),
           coalesce((
               select u.used from private.job_invitation_usage u where u.company_id = v_company and u.month = v_month), 0),
           (v_month + interval '1 month') at time zone 'utc',
           -- Without a profile, and for someone who has chosen no role yet, nothing is known to compare.
           coalesce(p.role = 'job_seeker' and p.visibility = 'open' and p.is_active and not p.needs_onboarding, false)
               and not exists (
                   select from public.hidden_companies h where h.profile_id = p_profile_id and h.company_id = v_company),
           coalesce(p.takes_job_invitations, false),
           exists (
               select from public.job_invitation_refusals r
               where r.profile_id = p_profile_id and r.company_id = v_company),
           private.are_blocked(p_profile_id, auth.uid()),
           exists (
               select from public.job_interactions i where i.job_opening_id = j.id and i.profile_id = p_profile_id),
           (select count(*)::integer from public.job_invitations i
            where i.profile_id = p_profile_id and i.created_at > p_now - interval '7 days')
    from public.job_openings j
    left join public.profiles p on p.id = p_profile_id
    where j.id = p_job_opening_id and j.id = any (private.my_candidate_jobs());
end
$$;
