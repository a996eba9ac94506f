-- However an invitation ends, its person need not hear of it any more.
-- Definer: what people are told is written by functions of the owner.
create function private.settle_job_invited() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    perform private.settle_notification('job_invited:' || new.id);
    return null;
end
$$;

create trigger settle_job_invited after update of status on public.job_invitations
    for each row
    when (old.status = 'open' and new.status <> 'open')
    execute function private.settle_job_invited();
