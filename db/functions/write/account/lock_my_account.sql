-- Holds the caller's account, profile and company, in this order, for its rest or its end: what that means for the
-- company. Without one, its columns are null.
-- Definer: no role of a command reads auth.users, and policies let no one hold a colleague's row.
create function private.lock_my_account(
    -- A confirmed one, to come back by.
    out has_address boolean,
    out company_id uuid, out company text, out company_role text,
    -- Active colleagues, and the admins among them.
    out others bigint, out other_admins bigint,
    -- Open and paused ones.
    out jobs bigint,
    out successor uuid
)
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
begin
    select u.email is not null and u.email_confirmed_at is not null into has_address
    from auth.users u where u.id = v_me for update;
    select p.company_id, p.company_role into company_id, company_role from public.profiles p where p.id = v_me for update;
    if company_id is null then
        return;
    end if;
    perform private.lock_company(company_id);
    company := (select c.name from public.companies c where c.id = company_id);
    select count(*), count(*) filter (where p.company_role = 'admin') into others, other_admins
    from public.profiles p
    where p.company_id = lock_my_account.company_id and p.id <> v_me and p.role = 'employer' and p.is_active;
    jobs := (
        select count(*) from public.job_openings j
        where j.company_id = lock_my_account.company_id and j.status in ('open', 'paused'));
    successor := private.successor_of(v_me);
end
$$;
