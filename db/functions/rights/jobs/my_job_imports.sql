-- The imports that the caller began and may still carry on.
-- Definer: policies of job_import_rows ask it, and job_imports has one of its own.
create function private.my_job_imports() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select i.id from public.job_imports i
        where i.profile_id = auth.uid() and i.company_id = private.my_company_with('manage_jobs'));
end
$$;
