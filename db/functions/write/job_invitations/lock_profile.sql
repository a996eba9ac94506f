-- Locks someone's profile row: what two companies do about one person at once happens one after the other, and so does
-- what the person changes meanwhile.
-- Definer: a lock takes an update right, and the row is another's.
create function private.lock_profile(p_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.profiles p where p.id = p_id for no key update;
end
$$;
