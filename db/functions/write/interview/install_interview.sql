-- Makes the interview what its content says: {"rubric", "bank": {edition, document}, "problems": [{slug, edition, title,
-- summary, document}]}. A problem that is not among them is not offered any more; attempts keep
-- theirs. The owner runs it.
create function private.install_interview(p_content json) returns void
    language plpgsql volatile
    set search_path = ''
as $$
begin
    insert into private.interview_documents (edition, kind, document)
    select x.edition, x.kind, x.document
    from (
        select k.kind, p_content -> k.kind ->> 'edition' as edition, p_content -> k.kind -> 'document' as document
        from unnest(array['rubric', 'bank']) k (kind)
        union all
        select 'problem', p.edition, p.document
        from json_to_recordset(p_content -> 'problems') p (edition text, document json)) x
    on conflict (edition) do nothing;
    insert into private.interview_problems (slug, title, summary, edition)
    select p.slug, p.title, p.summary, p.edition
    from json_to_recordset(p_content -> 'problems') p (slug text, title text, summary text, edition text)
    on conflict (slug) do update set title = excluded.title, summary = excluded.summary, edition = excluded.edition,
        is_current = true;
    update private.interview_problems p set is_current = false
    where p.is_current and p.slug not in (
        select x.slug from json_to_recordset(p_content -> 'problems') x (slug text));
    update private.content_state s set interview_rubric = p_content -> 'rubric' ->> 'edition',
        interview_bank = p_content -> 'bank' ->> 'edition';
end
$$;
