-- The caller's company if they may set up its webhooks, else null: they edit the company, and see candidates, whom events name.
create function private.my_webhook_company() returns uuid
    language plpgsql stable
    set search_path = ''
as $$
begin
    return case when private.has_permission('view_candidates') then private.my_company_with('manage_company') end;
end
$$;
