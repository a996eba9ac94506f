-- Versions a company's page for editors. Approval is no edit.
create function private.keep_company() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    new.updated_at := now();
    if new.approval_status = old.approval_status then
        new.version := old.version + 1;
    end if;
    return new;
end
$$;

create trigger keep_company before update on public.companies
    for each row execute function private.keep_company();
