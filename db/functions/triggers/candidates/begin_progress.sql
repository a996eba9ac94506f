-- An approved interest is in process until its candidate is moved on; any other has no progress.
create function private.begin_progress() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    new.progress := case when new.decision = 'approved' then coalesce(new.progress, 'in_process') end;
    return new;
end
$$;

create trigger begin_progress before insert or update of decision on public.job_interactions
    for each row execute function private.begin_progress();
