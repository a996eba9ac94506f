-- Whom to tell that a job ended: those whose interest no one decided on. By person, after the last one of the page before.
-- For background work; never returned to a client.
-- Definer: background work runs without a caller, and policies ask for one.
create function private.undecided_candidates(p_job_opening_id uuid, p_after uuid, p_limit integer) returns setof uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select i.profile_id
        from public.job_interactions i
        where i.job_opening_id = p_job_opening_id and i.status = 'interested' and i.decision is null
          and i.profile_id > p_after
        order by i.profile_id
        limit p_limit;
end
$$;
