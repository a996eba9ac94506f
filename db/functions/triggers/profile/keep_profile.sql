-- Before every write of a profile: mirrors the company's approval, checks name and time zone, moves updated_at.
-- Definer: it reads the approval of a company that the person may not read.
create function private.keep_profile() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_problem text;
begin
    if tg_op = 'INSERT' or new.full_name is distinct from old.full_name then
        v_problem := private.name_problem(new.full_name);
        if v_problem is not null then
            raise exception '%', v_problem using errcode = 'check_violation', column = 'full_name',
                constraint = 'profiles_full_name_plain', hint = 'Use the name that people know you by.';
        end if;
    end if;
    if new.company_id is null then
        new.company_role := null;
        new.company_approval_status := null;
    elsif tg_op = 'INSERT' or new.company_id is distinct from old.company_id then
        select c.approval_status into new.company_approval_status
        from public.companies c where c.id = new.company_id;
    end if;
    if new.timezone is not null and (tg_op = 'INSERT' or new.timezone is distinct from old.timezone) then
        begin
            perform now() at time zone new.timezone;
        exception when invalid_parameter_value then
            raise exception 'Unknown time zone.' using errcode = 'check_violation', column = 'timezone';
        end;
    end if;
    if tg_op = 'UPDATE' then
        new.updated_at := now();
    end if;
    return new;
end
$$;

create trigger keep_profile before insert or update on public.profiles
    for each row execute function private.keep_profile();
