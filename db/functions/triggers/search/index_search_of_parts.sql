-- Skills of jobs, badges of companies, skills and experience of people changed. What is not in a document yet
-- is left alone by the WHERE of its kind.
-- Definer: no role holds anything on search_documents.
create function private.index_search_of_parts() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_ids uuid[];
begin
    case tg_argv[0]
        when 'jobs' then v_ids := array(select distinct c.job_opening_id from changed c);
        when 'companies' then v_ids := array(select distinct c.company_id from changed c);
        else v_ids := array(select distinct c.profile_id from changed c);
    end case;
    perform private.index_search(tg_argv[0], v_ids);
    return null;
end
$$;

create trigger index_search_new after insert on public.job_skills referencing new table as changed
    for each statement execute function private.index_search_of_parts('jobs');
create trigger index_search_changed after update on public.job_skills referencing new table as changed
    for each statement execute function private.index_search_of_parts('jobs');
create trigger index_search_gone after delete on public.job_skills referencing old table as changed
    for each statement execute function private.index_search_of_parts('jobs');
create trigger index_search_new after insert on public.company_badges referencing new table as changed
    for each statement execute function private.index_search_of_parts('companies');
create trigger index_search_changed after update on public.company_badges referencing new table as changed
    for each statement execute function private.index_search_of_parts('companies');
create trigger index_search_gone after delete on public.company_badges referencing old table as changed
    for each statement execute function private.index_search_of_parts('companies');
create trigger index_search_new after insert on public.profile_skills referencing new table as changed
    for each statement execute function private.index_search_of_parts('people');
create trigger index_search_changed after update on public.profile_skills referencing new table as changed
    for each statement execute function private.index_search_of_parts('people');
create trigger index_search_gone after delete on public.profile_skills referencing old table as changed
    for each statement execute function private.index_search_of_parts('people');
create trigger index_search_new after insert on public.experiences referencing new table as changed
    for each statement execute function private.index_search_of_parts('people');
create trigger index_search_changed after update on public.experiences referencing new table as changed
    for each statement execute function private.index_search_of_parts('people');
create trigger index_search_gone after delete on public.experiences referencing old table as changed
    for each statement execute function private.index_search_of_parts('people');
