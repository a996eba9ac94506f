-- Whom to tell that interest in a job expired within an hour, and how many people it was: the job's recruiter, or the
-- admins when it has none. For background work; never returned to a client.
-- Definer: background work runs without a caller, and policies ask for one.
create function private.unanswered_interest_emails(p_job_opening_id uuid, p_hour timestamptz)
    returns table (members uuid[], title text, people integer)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select private.job_owners(j.id), j.title, n.people
        from public.job_openings j
        cross join lateral (
            select count(*)::integer as people from public.job_interactions i
            where i.job_opening_id = j.id and i.decision = 'expired'
              and i.decided_at >= p_hour and i.decided_at < p_hour + interval '1 hour') n
        where j.id = p_job_opening_id and n.people > 0;
end
$$;
