-- Whom to tell that interest in a job expires on a day, and how many people still wait for their answer. No row when
-- nobody does, or when the company can't decide at the moment. For background work; never returned to a client.
-- Definer: background work runs without a caller, and policies ask for one.
create function private.promise_warning(p_job_opening_id uuid, p_day date)
    returns table (members uuid[], title text, people bigint, day text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select private.job_owners(j.id), j.title, n.people, to_char(p_day, 'FMDD FMMonth YYYY')
    from public.job_openings j
    join public.companies c on c.id = j.company_id and c.approval_status = 'approved'
    cross join lateral (
        select count(*) as people from public.job_interactions i
        where i.job_opening_id = j.id and i.status = 'interested' and i.decision is null
          and ((i.created_at + interval '14 days') at time zone 'utc')::date = p_day) n
    where j.id = p_job_opening_id and n.people > 0;
end
$$;
