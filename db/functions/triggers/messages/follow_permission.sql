-- A recruiter who can message candidates from now on takes part in the conversations of jobs that were shared with them.
-- Definer: who takes part in a conversation is not insertable for anyone.
create function private.follow_permission() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    perform private.join_shared_conversations(new.profile_id);
    return null;
end
$$;

create trigger follow_permission after insert on public.recruiter_permissions
    for each row when (new.permission = 'message_candidates')
    execute function private.follow_permission();
