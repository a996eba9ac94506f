-- Counts the words of the heads of each kind, unless no document was written since the last time. Numbers and the
-- lexemes of filters are no words. False when there was nothing to do.
create function private.refresh_search_words() returns boolean
    language plpgsql
    set search_path = ''
as $$
declare
    v_kind text;
begin
    if not exists (
        select from private.search_documents d
        where d.made_at > coalesce((select s.words_made_at from private.search_state s), '-infinity')) then
        return false;
    end if;
    -- What is written while this counts may be seen only after it: the next time looks five minutes back.
    insert into private.search_state (words_made_at) values (clock_timestamp() - interval '5 minutes')
    on conflict (only_row) do update set words_made_at = excluded.words_made_at;
    foreach v_kind in array array['jobs', 'companies', 'people'] loop
        with counted as materialized (
            select s.word, s.ndoc
            from ts_stat(format('select head from private.search_documents where kind = %L', v_kind)) s
            where length(s.word) between 3 and 40 and s.word !~ '^(§|[0-9]+$)'
        ), gone as (
            delete from private.search_words w
            where w.kind = v_kind and not exists (select from counted c where c.word = w.word)
        ), grown as (
            update private.search_words w set documents = c.ndoc
            from counted c where w.kind = v_kind and w.word = c.word and w.documents <> c.ndoc
        )
        insert into private.search_words (kind, word, documents, slips)
        select v_kind, c.word, c.ndoc, private.search_slips(c.word) from counted c
        where not exists (select from private.search_words w where w.kind = v_kind and w.word = c.word);
    end loop;
    return true;
end
$$;
