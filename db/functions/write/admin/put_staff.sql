-- Makes someone a member of staff, or takes that. Who has no role chooses one afterwards.
-- Definer: no role of a command writes is_internal_admin.
create function private.put_staff(p_id uuid, p_is_staff boolean) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.profiles p
    set is_internal_admin = p_is_staff, needs_onboarding = not p_is_staff and (p.needs_onboarding or p.role is null)
    where p.id = p_id;
end
$$;
