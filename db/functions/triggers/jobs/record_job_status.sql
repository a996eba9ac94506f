-- Each state that a job comes into, whoever moves it there.
-- Definer: no role holds anything on the history.
create function private.record_job_status() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    insert into private.job_status_changes (job_opening_id, from_status, to_status, changed_by)
    values (new.id, case when tg_op = 'UPDATE' then old.status end, new.status, (
        select p.id from public.profiles p where p.id = auth.uid()));
    return null;
end
$$;

create trigger record_job_status_new after insert on public.job_openings
    for each row execute function private.record_job_status();
create trigger record_job_status_changed after update of status on public.job_openings
    for each row when (old.status <> new.status)
    execute function private.record_job_status();
