-- Puts a job into the featured set of a day: into the place of one that leaves it for good, or into the first that is free. What
-- else is free is filled where the day has begun.
-- Definer: the set is written in the background alone.
create function private.put_featured_job(
    p_day date, p_job_opening_id uuid, p_in_place_of uuid, p_has_begun boolean, p_now timestamptz
) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_position smallint;
begin
    delete from private.featured_refusals r where r.day = p_day and r.job_opening_id = p_job_opening_id;
    delete from public.featured_jobs f where f.day = p_day and f.job_opening_id = p_in_place_of
    returning f.position into v_position;
    if found then
        insert into private.featured_refusals (day, job_opening_id, created_at) values (p_day, p_in_place_of, p_now);
    end if;
    insert into public.featured_jobs (day, job_opening_id, position)
    values (p_day, p_job_opening_id, coalesce(v_position, (
        select min(n) from generate_series(0, 9) n
        where n not in (select f.position from public.featured_jobs f where f.day = p_day))));
    if p_has_begun then
        perform private.choose_featured_jobs(p_day);
    end if;
end
$$;
