-- Holds the featured set of a day, and a job that may come into it; with the place of a job that leaves it for that. No row:
-- there is no such job.
-- Definer: a policy shows jobs and the set to others.
create function private.lock_featured_place(
    p_day date, p_job_opening_id uuid, p_in_place_of uuid,
    out status text, out is_listed boolean, out expires_at timestamptz, out is_in_set boolean, out size bigint,
    -- Null: it isn't in the set.
    out place smallint
) returns setof record
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform pg_advisory_xact_lock(hashtextextended('devproof featured_jobs ' || p_day, 0));
    perform from public.job_openings j where j.id = p_job_opening_id for share;
    return query
    select j.status, j.is_listed, j.expires_at,
        exists (select from public.featured_jobs f where f.day = p_day and f.job_opening_id = j.id),
        (select count(*) from public.featured_jobs f where f.day = p_day),
        (select f.position from public.featured_jobs f where f.day = p_day and f.job_opening_id = p_in_place_of)
    from public.job_openings j where j.id = p_job_opening_id and private.is_staff();
end
$$;
