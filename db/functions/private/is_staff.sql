-- Staff rights need the flag and a second factor in this session.
create function private.is_staff() returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return auth.aal() = 'aal2' and private.caller_active() and exists (
        select from public.profiles p where p.id = auth.uid() and p.is_internal_admin);
end
$$;
