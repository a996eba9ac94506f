-- Makes the documents of these again, and forgets those that may not be found any more. While a bulk load says that it
-- will index at its end (devproof.search_index = later), nothing is done.
create function private.index_search(p_kind text, p_ids uuid[]) returns void
    language plpgsql
    set search_path = ''
as $$
begin
    if cardinality(p_ids) = 0 or current_setting('devproof.search_index', true) = 'later' then
        return;
    end if;
    with made as materialized (
        select * from private.search_job_documents(case p_kind when 'jobs' then p_ids end)
        union all select * from private.search_company_documents(case p_kind when 'companies' then p_ids end)
        union all select * from private.search_people_documents(case p_kind when 'people' then p_ids end)
    ), gone as (
        delete from private.search_documents d
        where d.id = any (p_ids) and d.kind = p_kind and not exists (select from made m where m.id = d.id)
    )
    insert into private.search_documents (kind, job_opening_id, company_id, profile_id, is_public, fresh_at, expires_at,
        pay_max_year, pay_currency, proofs, name, head, document)
    select m.kind, m.job_opening_id, m.company_id, m.profile_id, m.is_public, m.fresh_at, m.expires_at,
           m.pay_max_year, m.pay_currency, m.proofs, m.name, m.head, m.document
    from made m order by m.id
    on conflict (id) do update set is_public = excluded.is_public, fresh_at = excluded.fresh_at,
        expires_at = excluded.expires_at, pay_max_year = excluded.pay_max_year, pay_currency = excluded.pay_currency,
        proofs = excluded.proofs, name = excluded.name, head = excluded.head,
        document = excluded.document, made_at = excluded.made_at;
end
$$;
