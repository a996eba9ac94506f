-- Words of messages, each with its conversation before it: `CONVERSATION:word`. A search asks for words of its reader's own
-- conversations alone, so neither its rows nor its time depend on what others write. Folded and split as
-- `crates/search/src/words.rs` does; a word counts with its first 40 characters. The list of what waits for the index would be
-- read by every search, so there is none (`fastupdate`).
-- `private.find_messages` has the same expression, letter by letter.
create index messages_words on public.messages using gin ((
    array_to_tsvector(string_to_array(conversation_id::text || ':' || replace(btrim(regexp_replace(regexp_replace(
        regexp_replace(regexp_replace(regexp_replace(
            replace(replace(replace(replace(translate(
                normalize(regexp_replace(normalize(lower(body), NFKD), '[\u0300-\u036f\u0591-\u05bd\u064b-\u065f]', '', 'g'), NFC),
                'øłđðıħ', 'olddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
            '(^|[^[:alnum:]])c\+\+', '\1cplusplus', 'g'), '(^|[^[:alnum:]])([cfj])#', '\1\2sharp', 'g'),
            '(^|[^[:alnum:]])\.net(?![[:alnum:]])', '\1dotnet', 'g'),
        '[[:space:]\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f\ufeff\ufffc\ufffd]+', ' ', 'g'),
        '([^ ]{40})[^ ]+', '\1', 'g')), ' ', ' ' || conversation_id::text || ':'), ' '))))
    with (fastupdate = off) where deleted_at is null;
