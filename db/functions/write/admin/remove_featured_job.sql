-- Takes a job out of the featured set of a day for good, and fills its place with the next one. No row: it isn't in it.
-- Definer: the set is written in the background alone.
create function private.remove_featured_job(p_day date, p_job_opening_id uuid, p_now timestamptz) returns setof uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    if not private.is_staff() then
        return;
    end if;
    delete from public.featured_jobs f where f.day = p_day and f.job_opening_id = p_job_opening_id;
    if not found then
        return;
    end if;
    insert into private.featured_refusals (day, job_opening_id, created_at) values (p_day, p_job_opening_id, p_now);
    perform private.choose_featured_jobs(p_day);
    return next p_job_opening_id;
end
$$;
