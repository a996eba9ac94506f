-- Holds a job for a decision of staff on it: whether it is taken down, and how many reports wait. No row: there is no such job.
-- Definer: policies show staff no jobs of companies, and no role holds anything on reports and takedowns.
create function private.lock_moderated_job(p_id uuid)
    returns table (is_taken_down boolean, open_reports bigint)
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.job_openings j where j.id = p_id and private.is_staff() for no key update;
    if not found then
        return;
    end if;
    return query
    select private.is_taken_down(p_id), (
        select count(*) from private.job_reports r where r.job_opening_id = p_id and r.state = 'open');
end
$$;
