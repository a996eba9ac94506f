-- Brings back an account that staff deactivated; its owner can sign in again.
-- Definer: no role of a command writes is_active.
create function private.reopen_person(p_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.profiles p set is_active = true where p.id = p_id;
end
$$;
