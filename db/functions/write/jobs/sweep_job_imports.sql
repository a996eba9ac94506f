-- Forgets imports a day after they were begun: what was applied is in the jobs, what was not was left lying.
create function private.sweep_job_imports() returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_count integer;
begin
    delete from public.job_imports i where i.id in (
        select o.id from public.job_imports o
        where o.created_at < now() - interval '1 day' and o.status <> 'applying'
        order by o.created_at limit 50 for update skip locked);
    get diagnostics v_count = row_count;
    return v_count;
end
$$;
