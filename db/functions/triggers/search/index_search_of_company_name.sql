-- The company's name is in the documents of its jobs.
-- Definer: no role holds anything on search_documents.
create function private.index_search_of_company_name() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    perform private.index_search('jobs', array(
        select j.id from public.job_openings j where j.company_id = new.id and j.is_listed));
    return null;
end
$$;

create trigger index_search_name after update of name on public.companies
    for each row when (old.name <> new.name and new.approval_status = 'approved')
    execute function private.index_search_of_company_name();
