-- A text as words with single spaces: what is compared on both sides. Names that consist of marks keep their meaning.
create function private.search_clean(p_text text) returns text
    language plpgsql immutable parallel safe
    set search_path = ''
as $$
declare
    v_text text := private.search_fold(p_text);
begin
    if v_text ~ '[+#.]' then
        v_text := regexp_replace(v_text, '\mc\+\+', 'cplusplus', 'g');
        v_text := regexp_replace(v_text, '\m([cfj])#', '\1sharp', 'g');
        v_text := regexp_replace(v_text, '(^|[^[:alnum:]])\.net\M', '\1dotnet', 'g');
    end if;
    return trim(regexp_replace(v_text,
        '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f\ufeff\ufffc\ufffd]+',
        ' ', 'g'));
end
$$;
