-- Today's featured jobs in the order that is everyone's: whether each is still open, and whether the caller has decided
-- on it.
-- Definer: a seeker reads no job that has ended.
create function private.featured_set() returns table (day date, id uuid, is_open boolean, is_decided boolean)
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_day date := (now() at time zone 'utc')::date;
begin
    return query
    select v_day, j.id, j.is_listed and (j.expires_at is null or j.expires_at > now()),
           exists (
               select from public.job_interactions i where i.job_opening_id = j.id and i.profile_id = auth.uid())
    from public.featured_jobs f join public.job_openings j on j.id = f.job_opening_id
    where f.day = v_day
    order by f.position;
end
$$;
