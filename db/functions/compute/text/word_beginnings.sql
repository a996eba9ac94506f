-- Texts in which each of these words begins a word, as a query of the 'simple' configuration; null without a word.
create function private.word_beginnings(p_words text) returns tsquery
    language sql immutable parallel safe
return to_tsquery('simple', (
    select string_agg(quote_literal(w.word) || ':*', ' & ')
    from regexp_split_to_table(lower(p_words), '[^[:alnum:]]+') w (word) where w.word <> ''));
