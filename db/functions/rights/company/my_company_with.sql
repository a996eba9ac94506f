-- The caller's company if they hold the permission there (admins hold all), else null.
create function private.my_company_with(p_permission text) returns uuid
    language plpgsql stable
    set search_path = ''
as $$
begin
    return case when private.has_permission(p_permission) then private.my_company() end;
end
$$;
