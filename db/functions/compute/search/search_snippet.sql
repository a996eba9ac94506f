-- About 200 characters of a text around the first word that is marked, without the signs of Markdown; null when none
-- is in it.
create function private.search_snippet(p_text text, p_marks text[]) returns text
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_plain text := regexp_replace(regexp_replace(regexp_replace(left(p_text, 6000),
        '\]\([^)]*\)|[*`]+', '', 'g'), '[#>\[\]|~]+', ' ', 'g'), '\s+', ' ', 'g');
    v_at integer;
    v_from integer;
begin
    if cardinality(p_marks) = 0 or v_plain is null then
        return null;
    end if;
    -- Marks are words; anything else in them would be a pattern.
    v_at := regexp_instr(private.search_fold(v_plain), '\m('
        || array_to_string(array(select m from unnest(p_marks) m where m !~ '[^[:alnum:]]'), '|') || ')\M');
    if v_at = 0 then
        return null;
    end if;
    v_from := greatest(v_at - 70, 1);
    return trim(
        case when v_from > 1 then '… ' || regexp_replace(substr(v_plain, v_from, 200), '^\S*\s', '')
            else left(v_plain, 200) end)
        || case when length(v_plain) > v_from + 200 then ' …' else '' end;
end
$$;
