-- Brings search up to date where triggers do not: after a load in bulk or a migration it makes the documents that are
-- missing, and when documents changed since the last time it counts the vocabulary of each kind again. Returns whether
-- it did anything. One at a time; who comes second leaves it to the first.
-- Definer: no role holds anything on what search looks through.
create function private.refresh_search() returns boolean
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_missing integer := 0;
    v_ids uuid[];
    v_kind text;
begin
    if not pg_try_advisory_xact_lock(hashtext('private.refresh_search')) then
        return false;
    end if;
    foreach v_kind in array array['jobs', 'companies', 'people'] loop
        v_ids := array(
            select s.id
            from (
                select j.id from public.job_openings j where v_kind = 'jobs' and j.is_listed
                union all
                select c.id from public.companies c where v_kind = 'companies' and c.approval_status = 'approved'
                union all
                select p.id from public.profiles p
                where v_kind = 'people' and p.visibility = 'open' and p.role = 'job_seeker' and p.is_active
                  and not p.needs_onboarding) s
            where not exists (select from private.search_documents d where d.id = s.id));
        perform private.index_search(v_kind, v_ids[n:n + 999]) from generate_series(1, cardinality(v_ids), 1000) n;
        v_missing := v_missing + cardinality(v_ids);
    end loop;
    return private.refresh_search_words() or v_missing > 0;
end
$$;
