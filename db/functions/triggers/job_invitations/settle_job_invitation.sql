-- No invitation stays open to a job whose company has decided on the person: an approval is what the invitation asked for,
-- a rejection takes it back.
-- Definer: the one who decides need not be the one who may change the invitation.
create function private.settle_job_invitation() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    update public.job_invitations i
    set status = case new.decision when 'approved' then 'accepted' else 'withdrawn' end, ended_at = now(),
        job_interaction_id = case new.decision when 'approved' then new.id end
    where i.job_opening_id = new.job_opening_id and i.profile_id = new.profile_id and i.status = 'open';
    return null;
end
$$;

create trigger settle_job_invitation after update of decision on public.job_interactions
    for each row
    when (new.decision in ('approved', 'rejected') and old.decision is distinct from new.decision)
    execute function private.settle_job_invitation();
