-- The languages that a worker judges, or judged p_grace ago at most.
-- Definer: who judges is in private.
create function private.judged_within(p_grace interval) returns text[]
    language sql stable security definer
    set search_path = ''
as $$
    select array(
        select distinct l.language from private.judge_workers w cross join lateral unnest(w.languages) l (language)
        where w.leased_until > clock_timestamp() - p_grace
        order by l.language)
$$;
