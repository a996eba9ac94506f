-- Of a challenge's languages those that can be answered in: a worker judges them, or did not long ago. Where nobody judges
-- any of them just now, all: answers then wait.
-- Definer: who judges is in private.
create function private.offered_languages(p_languages text[]) returns text[]
    language sql stable security definer
    set search_path = ''
as $$
    with judged as (
        select l.language, l.place from unnest(p_languages) with ordinality l (language, place)
        where private.is_judged(l.language, interval '10 minutes'))
    select case when exists (select from judged) then array(select j.language from judged j order by j.place)
        else p_languages end
$$;
