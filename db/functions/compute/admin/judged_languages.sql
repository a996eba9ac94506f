-- The languages that a running worker judges, for staff.
-- Definer: who judges is in private.
create function private.judged_languages() returns setof text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select l.language from unnest(private.judged_within('0')) l (language)
    where (select private.is_staff())
    order by l.language;
end
$$;
