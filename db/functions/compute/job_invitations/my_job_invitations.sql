-- Job invitations that wait for the caller, the newest first. While a job is paused or its company suspended, its
-- invitations are left out.
-- Definer: a person doesn't read the profiles of a company's members.
create function private.my_job_invitations(p_now timestamptz)
    returns table (
        id uuid, job_opening_id uuid, reason text, sender_name text, created_at timestamptz, expires_at timestamptz)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select i.id, i.job_opening_id, i.reason, nullif(s.full_name, ''), i.created_at, i.expires_at
    from public.job_invitations i
    join public.job_openings j on j.id = i.job_opening_id and j.is_listed and (j.expires_at is null or j.expires_at > p_now)
    left join public.profiles s on s.id = i.sent_by and s.is_active and s.company_id = i.company_id
    where i.profile_id = auth.uid() and i.status = 'open' and i.expires_at > p_now
    order by i.created_at desc, i.id desc
    limit 50;
end
$$;
