-- What an owner uses of each number that their tier limits: [{"limit", "used", "allowed"}]; null allows any number.
-- Definer: counters are in private, and an admin sees what belongs to colleagues.
create function private.owner_usage(p_owner_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_limits jsonb := private.entitlements(p_owner_id);
    v_day date := (now() at time zone 'utc')::date;
    v_month date := date_trunc('month', now() at time zone 'utc')::date;
    v_used jsonb;
begin
    if v_limits ? 'open_jobs' then
        v_used := jsonb_build_array(
            array['open_jobs', (
                select count(*) from public.job_openings j where j.company_id = p_owner_id and j.status = 'open')::text],
            array['members', (
                select count(*) from public.profiles p
                where p.company_id = p_owner_id and p.company_role in ('admin', 'recruiter'))::text],
            array['invitations_per_month', (
                select u.used from private.invitation_usage u where u.company_id = p_owner_id and u.month = v_month)::text],
            array['job_invitations_per_month', (
                select u.used from private.job_invitation_usage u where u.company_id = p_owner_id and u.month = v_month)::text],
            array['webhooks', (
                select count(*) from public.webhook_endpoints w where w.company_id = p_owner_id)::text],
            array['featured_slots', (
                select count(*) from public.job_openings j
                where j.company_id = p_owner_id and j.featured_at is not null)::text]);
    else
        v_used := jsonb_build_array(
            array['discover_per_day', (
                select u.used from public.daily_usage u
                where u.profile_id = p_owner_id and u.quota = 'discover' and u.day = v_day)::text],
            array['featured_per_day', (
                select u.used from public.daily_usage u
                where u.profile_id = p_owner_id and u.quota = 'featured' and u.day = v_day)::text],
            array['interviews_per_month', (
                select count(*) from public.interview_attempts a
                where a.profile_id = p_owner_id and not a.practice and a.returned_at is null
                  and a.started_at >= v_month::timestamp at time zone 'utc')::text],
            array['featured_projects', (
                select count(*) from public.featured_projects f where f.profile_id = p_owner_id)::text]);
    end if;
    return (
        select jsonb_agg(jsonb_build_object('limit', u ->> 0, 'used', coalesce((u ->> 1)::integer, 0),
            'allowed', v_limits -> (u ->> 0)) order by n)
        from jsonb_array_elements(v_used) with ordinality a (u, n));
end
$$;
