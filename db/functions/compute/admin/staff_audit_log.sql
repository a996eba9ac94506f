-- The audit log for staff, newest first, before an entry; an entry is a line of admin_audit_log. Words are beginnings of
-- those of the reason.
-- Definer: no role reads private.audit_log.
create function private.staff_audit_log(
    p_action text, p_subject text, p_actor uuid, p_words text, p_since timestamptz, p_until timestamptz,
    p_before bigint, p_limit integer
) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
    -- What is asked for decides which index is of use.
    set plan_cache_mode = force_custom_plan
as $$
declare
    v_before timestamptz := (select b.created_at from private.audit_log b where b.id = p_before);
    v_words tsquery := private.word_beginnings(p_words);
begin
    return query
    select jsonb_build_object(
        'id', a.id, 'created_at', a.created_at, 'actor_label', a.actor_label,
        'actor', (select jsonb_build_object('id', p.id, 'full_name', p.full_name) from public.profiles p where p.id = a.actor_id),
        'action', a.action, 'subject_kind', a.subject_kind, 'subject_id', a.subject_id,
        'reason', a.reason, 'details', a.details)
    from private.audit_log a
    where (select private.is_staff())
      and (p_action is null or a.action = p_action)
      and (p_subject is null or a.subject_id = p_subject)
      and (p_actor is null or a.actor_id = p_actor)
      and (p_words is null or to_tsvector('simple', a.reason) @@ v_words)
      and (p_since is null or a.created_at >= p_since)
      and (p_until is null or a.created_at < p_until)
      and (p_before is null or (a.created_at, a.id) < (v_before, p_before))
    order by a.created_at desc, a.id desc limit p_limit;
end
$$;
