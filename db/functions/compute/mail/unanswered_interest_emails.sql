-- Whom to tell that interest in a job expired within an hour, and how many people it was: the job's recruiter, or the
-- admins when it has none. For background work; never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.unanswered_interest_emails(p_job_opening_id uuid, p_hour timestamptz)
    returns table (member uuid, address text, title text, people integer)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select p.id, u.email::text, j.title, n.people
        from public.job_openings j
        cross join lateral (
            select count(*)::integer as people from public.job_interactions i
            where i.job_opening_id = j.id and i.decision = 'expired'
              and i.decided_at >= p_hour and i.decided_at < p_hour + interval '1 hour') n
        join public.profiles p on p.company_id = j.company_id and p.role = 'employer' and p.is_active
        join auth.users u on u.id = p.id and u.email is not null and u.email_confirmed_at is not null and u.deleted_at is null
        where j.id = p_job_opening_id and n.people > 0
          and (p.id = j.recruiter_profile_id or (p.company_role = 'admin' and not exists (
                select from public.profiles r
                where r.id = j.recruiter_profile_id and r.company_id = j.company_id and r.is_active)))
        order by p.id;
end
$$;
