-- Locks one row of conversations for a command (which may lack an update policy on it); false when there is none.
-- Definer: a lock takes an update right, which no one has on conversations.
create function private.lock_conversation(p_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.conversations t where t.id = p_id for no key update;
    return found;
end
$$;
