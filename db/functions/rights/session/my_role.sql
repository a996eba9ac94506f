-- The caller's role, null before it is chosen.
-- Definer: policies ask it, and those of profiles would ask in turn.
create function private.my_role() returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (select p.role from public.profiles p where p.id = auth.uid());
end
$$;
