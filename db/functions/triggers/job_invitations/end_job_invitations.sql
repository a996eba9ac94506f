-- A job that ends takes its open invitations along: opening it again doesn't bring them back.
-- Definer: the one who ends a job need not see its candidates.
create function private.end_job_invitations() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    update public.job_invitations i set status = 'job_ended', ended_at = now()
    where i.job_opening_id = new.id and i.status = 'open';
    return null;
end
$$;

create trigger end_job_invitations after update of status on public.job_openings
    for each row
    when (old.status <> new.status and new.status in ('filled', 'closed', 'expired'))
    execute function private.end_job_invitations();
