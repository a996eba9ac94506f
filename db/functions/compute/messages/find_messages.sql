-- Messages of the caller's conversations that have all of these words, the newest first, after a place in that order. The
-- words are folded; the last one may be a beginning. Without those that were deleted or that the caller hid. The condition
-- is the expression of the index `messages_words`, letter by letter: it finds them by conversation and word, so that the
-- work depends on what the caller can read alone.
-- Definer: a policy is asked before any other condition, and then no index of words can be used; names of other people are
-- hidden from the caller.
create function private.find_messages(
    p_words text[], p_before timestamptz, p_before_id uuid, p_limit integer
) returns table (
    id uuid, conversation_id uuid, sequence bigint, sender_id uuid, body text, created_at timestamptz,
    company_name text, company_logo_url text, job_title text, seeker_name text, seeker_avatar_url text, sender_name text
)
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_mine uuid[] := private.my_conversations();
    v_queries tsquery[] := array(
        select string_agg(quote_literal(c.id || ':' || left(w.word, 40)) || case when w.place = cardinality(p_words) then ':*' else '' end,
            ' & ')::tsquery
        from unnest(v_mine) c (id) cross join unnest(p_words) with ordinality w (word, place)
        group by c.id);
begin
    return query
    with with_words as materialized (
        select m.id, m.conversation_id, m.sequence, m.sender_id, m.body, m.created_at
        from unnest(v_queries) q (query)
        join public.messages m on array_to_tsvector(string_to_array(m.conversation_id::text || ':' || replace(btrim(regexp_replace(regexp_replace(
        regexp_replace(regexp_replace(regexp_replace(
            replace(replace(replace(replace(translate(
                normalize(regexp_replace(normalize(lower(m.body), NFKD), '[\u0300-\u036f\u0591-\u05bd\u064b-\u065f]', '', 'g'), NFC),
                'øłđðıħ', 'olddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
            '(^|[^[:alnum:]])c\+\+', '\1cplusplus', 'g'), '(^|[^[:alnum:]])([cfj])#', '\1\2sharp', 'g'),
            '(^|[^[:alnum:]])\.net(?![[:alnum:]])', '\1dotnet', 'g'),
        '[[:space:]\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f\ufeff\ufffc\ufffd]+', ' ', 'g'),
        '([^ ]{40})[^ ]+', '\1', 'g')), ' ', ' ' || m.conversation_id::text || ':'), ' ')) @@ q.query
        where m.deleted_at is null
    ), page as (
        select m.* from with_words m
        where m.conversation_id = any (v_mine)
          and (p_before is null or (m.created_at, m.id) < (p_before, p_before_id))
          and not exists (
            select from public.hidden_messages h where h.message_id = m.id and h.profile_id = auth.uid())
        order by m.created_at desc, m.id desc
        limit p_limit
    )
    select m.id, m.conversation_id, m.sequence, m.sender_id, m.body, m.created_at, k.name, k.logo_url, j.title,
           case when s.is_active then s.full_name end, case when s.is_active then s.avatar_url end,
           case when w.is_active then w.full_name end
    from page m
    join public.conversations c on c.id = m.conversation_id
    join public.companies k on k.id = c.company_id
    left join public.job_openings j on j.id = c.job_opening_id
    left join public.profiles s on s.id = c.seeker_profile_id
    left join public.profiles w on w.id = m.sender_id
    order by m.created_at desc, m.id desc;
end
$$;
