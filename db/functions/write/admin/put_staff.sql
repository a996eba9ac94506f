-- Makes someone a member of staff, with whose rights that comes from, or takes that. Who has no role chooses one afterwards.
-- Definer: no role of a command writes is_internal_admin or private.staff_grants.
create function private.put_staff(p_id uuid, p_is_staff boolean, p_granted_by uuid, p_now timestamptz) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.profiles p
    set is_internal_admin = p_is_staff, needs_onboarding = not p_is_staff and (p.needs_onboarding or p.role is null)
    where p.id = p_id;
    if p_is_staff then
        insert into private.staff_grants as g (profile_id, granted_at, lineage)
        select p_id, p_now, array(
            select p_granted_by
            union select unnest(o.lineage) from private.staff_grants o where o.profile_id = p_granted_by)
        on conflict (profile_id) do update set granted_at = excluded.granted_at, lineage = excluded.lineage;
    end if;
end
$$;
