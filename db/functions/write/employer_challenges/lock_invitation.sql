-- Locks one row of challenge_invitations for a command; false when there is none.
-- Definer: a lock needs the right to update, which a policy gives for some steps only.
create function private.lock_invitation(p_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.challenge_invitations t where t.id = p_id for no key update;
    return found;
end
$$;
