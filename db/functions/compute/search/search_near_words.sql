-- What a word that a kind's vocabulary does not hold may have been meant as: words a slip away, and for longer ones
-- those that share most of their letters in threes. The more usual first. Empty when the word is known.
create function private.search_near_words(p_kind text, p_word text, p_begins boolean) returns text[]
    language plpgsql stable
    set search_path = ''
as $$
begin
    if length(p_word) not between 4 and 40 or exists (
        select from private.search_words w
        where w.kind = p_kind and (w.word = p_word or (p_begins and starts_with(w.word, p_word)))) then
        return '{}';
    end if;
    return array(
        select n.word
        from (
            select w.word, w.documents from private.search_words w
            where w.kind = p_kind and w.slips && private.search_slips(p_word)
            union
            select w.word, w.documents from private.search_words w
            where w.kind = p_kind and length(p_word) >= 6 and w.word operator(extensions.%) p_word
              and extensions.similarity(w.word, p_word) >= 0.45) n
        where abs(length(n.word) - length(p_word)) <= 2
        order by extensions.similarity(n.word, p_word) >= 0.4 desc, n.documents desc, n.word
        limit 8);
end
$$;
