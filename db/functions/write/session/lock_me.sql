-- Locks the caller's own profile row: what one person does at once happens one after the other.
-- Definer: callers may update a few columns of their profile alone, and a lock asks for more.
create function private.lock_me() returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.profiles p where p.id = auth.uid() for no key update;
    return found;
end
$$;
