-- A job's weights sum to 100, or there are none. Checked at commit, so that they can be rewritten row by row.
-- Definer: it sums all weights of a job, whatever the caller may read.
create function private.check_job_weights() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_job uuid := coalesce(new.job_opening_id, old.job_opening_id);
    v_sum integer;
begin
    select sum(w.weight) into v_sum from public.job_weights w where w.job_opening_id = v_job;
    if v_sum <> 100 then
        raise exception 'The weights add up to %, not 100.', v_sum
            using errcode = 'check_violation', constraint = 'job_weights_sum', table = 'job_weights';
    end if;
    return null;
end
$$;

create constraint trigger job_weights_sum after insert or update or delete on public.job_weights
    deferrable initially deferred
    for each row execute function private.check_job_weights();
