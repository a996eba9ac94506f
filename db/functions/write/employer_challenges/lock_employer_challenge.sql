-- Locks one row of employer_challenges for a command (a sender may not read it); false when there is none.
-- Definer: who sends a challenge without managing it can't update it, which a lock needs.
create function private.lock_employer_challenge(p_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.employer_challenges t where t.id = p_id for no key update;
    return found;
end
$$;
