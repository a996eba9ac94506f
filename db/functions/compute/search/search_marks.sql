-- The words of a document that a query found, in the form of private.search_clean: what a page may mark. Nothing but
-- what is in the document is told.
create function private.search_marks(p_id uuid, p_plan private.search_plan) returns text[]
    language plpgsql stable
    set search_path = ''
as $$
begin
    return array(
        select x.lexeme
        from private.search_documents d, unnest(d.document) x
        where d.id = p_id and x.lexeme !~ '^§'
          and (x.lexeme = any (p_plan.words) or x.lexeme = any (p_plan.near_words)
               or (p_plan.prefix is not null and starts_with(x.lexeme, p_plan.prefix)))
        order by x.lexeme limit 40);
end
$$;
