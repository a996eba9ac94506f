-- A text without capitals, accents and ligatures, as long as it was but for a few letters that become two.
create function private.search_fold(p_text text) returns text
    language plpgsql immutable parallel safe
    set search_path = ''
as $$
begin
    return replace(replace(replace(replace(translate(
        normalize(regexp_replace(normalize(lower(coalesce(p_text, '')), nfkd),
            '[\u0300-\u036f\u0591-\u05bd\u064b-\u065f]+', '', 'g'), nfc),
        'øłđıðħ', 'oldidh'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
end
$$;
