-- Of a challenge's languages those that can be answered in: the ones among p_judged. Where none of them is, all: answers then
-- wait. A statement asks once who judges, and not for each challenge:
-- `private.offered_languages(c.languages, (select private.recently_judged()))`.
create function private.offered_languages(p_languages text[], p_judged text[]) returns text[]
    language sql immutable parallel safe
    set search_path = ''
return case when p_languages && p_judged then array(
    select l.language from unnest(p_languages) with ordinality l (language, place)
    where l.language = any (p_judged) order by l.place) else p_languages end;
