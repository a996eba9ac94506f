-- Whom to tell that a job ended: those whose interest no one decided on, with a confirmed address. By interaction, after
-- the last one of the page before. For background work; never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.undecided_candidates(p_job_opening_id uuid, p_after uuid, p_limit integer)
    returns table (interaction_id uuid, address text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select i.id, u.email::text
        from public.job_interactions i
        join public.profiles p on p.id = i.profile_id and p.is_active
        join auth.users u on u.id = i.profile_id and u.email is not null and u.email_confirmed_at is not null and u.deleted_at is null
        where i.job_opening_id = p_job_opening_id and i.status = 'interested' and i.decision is null and i.id > p_after
        order by i.id
        limit p_limit;
end
$$;
