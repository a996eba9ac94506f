-- The languages that a running worker judges, for staff.
-- Definer: who judges is in private.
create function private.judged_languages() returns setof text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select distinct l.language from private.judge_workers w cross join lateral unnest(w.languages) l (language)
    where w.leased_until > clock_timestamp() and (select private.is_staff())
    order by l.language;
end
$$;
