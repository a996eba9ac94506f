-- Locks the caller's own profile row: what one person does at once happens one after the other.
create function private.lock_me() returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.profiles p where p.id = auth.uid() for no key update;
    return found;
end
$$;
