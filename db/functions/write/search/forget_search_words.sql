-- Takes the words of a person's document out of the vocabulary of search, unless someone else's document has them too.
-- Definer: no role holds anything on search_words.
create function private.forget_search_words(p_profile_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from private.search_words w
    using private.search_documents mine
    where mine.profile_id = p_profile_id and w.kind = 'people' and w.word = any (tsvector_to_array(mine.head))
      and not exists (
        select from private.search_documents d
        where d.kind = 'people' and d.profile_id <> p_profile_id and d.head @@ quote_literal(w.word)::tsquery);
end
$$;
