-- Holds the accounts and profiles of a person and of the staff member who asks, and the person's company: in the order of
-- locks everywhere, so that two who take each other's rights do so one after the other. No row: there is no such person.
-- Definer: no role of a command reads auth.users, and policies let no one hold another's row.
create function private.lock_person(
    p_id uuid,
    -- The one who asks is a member of staff still.
    out is_asked_by_staff boolean,
    out is_active boolean, out is_staff boolean, out is_deactivated_by_owner boolean,
    out has_address boolean, out company_id uuid, out is_only_admin boolean,
    -- An active colleague who can be the admin.
    out successor uuid
) returns setof record
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from auth.users u where u.id in (p_id, auth.uid()) order by u.id for update;
    perform from public.profiles p where p.id in (p_id, auth.uid()) order by p.id for update;
    select private.is_staff(), p.is_active, p.is_internal_admin, not p.is_active and u.deactivated_at is not null,
           u.email_confirmed_at is not null, p.company_id
    into is_asked_by_staff, is_active, is_staff, is_deactivated_by_owner, has_address, company_id
    from public.profiles p join auth.users u on u.id = p.id where p.id = p_id;
    if not found then
        return;
    end if;
    if company_id is not null then
        perform private.lock_company(company_id);
        is_only_admin := exists (select from public.profiles p where p.id = p_id and p.company_role = 'admin')
            and not exists (
                select from public.profiles p
                where p.company_id = lock_person.company_id and p.id <> p_id and p.company_role = 'admin' and p.is_active);
        successor := private.successor_of(p_id);
    end if;
    return next;
end
$$;
