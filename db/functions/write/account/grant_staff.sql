-- Makes the account of an address a member of our staff. For the command line. No row: no account has this address.
-- Definer: no role reads auth.users and writes both logs.
create function private.grant_staff(p_email text, p_reason text, p_actor_label text) returns setof uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_id uuid := (select u.id from auth.users u where u.email = lower(trim(p_email)) and u.deleted_at is null);
begin
    if v_id is not null then
        update public.profiles p set is_internal_admin = true, needs_onboarding = false where p.id = v_id;
        insert into private.staff_grants as g (profile_id, granted_at, lineage) values (v_id, now(), '{}')
        on conflict (profile_id) do update set granted_at = excluded.granted_at, lineage = excluded.lineage;
        perform private.record_event('staff_granted', v_id);
        perform private.log_audit(null, p_actor_label, 'staff.grant', 'profile', v_id::text, p_reason);
        return next v_id;
    end if;
end
$$;
