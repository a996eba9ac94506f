-- A word and all that is left of it without one letter. Two words that share one differ by a letter more, less, other
-- or two changed over (and seldom by two letters).
create function private.search_slips(p_word text) returns text[]
    language plpgsql immutable parallel safe
    set search_path = ''
as $$
begin
    return array(
        select p_word
        union
        select left(p_word, n - 1) || substr(p_word, n + 1) from generate_series(1, length(p_word)) n
        where length(p_word) > 2);
end
$$;
