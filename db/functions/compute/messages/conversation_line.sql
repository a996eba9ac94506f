-- A conversation as its participant's list shows it. Whether the caller takes part is the caller's to check.
create function private.conversation_line(p_conversation_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_reason text := private.cannot_write_reason(p_conversation_id);
begin
    return (
        select jsonb_build_object(
            'id', c.id, 'job_opening_id', c.job_opening_id, 'interaction_id', c.job_interaction_id,
            'job_title', (select j.title from public.job_openings j where j.id = c.job_opening_id),
            'company', private.company_line(c.company_id),
            'people', (
                select coalesce(jsonb_agg(jsonb_build_object('id', p.id,
                    'full_name', case when p.is_active then p.full_name else 'Deactivated account' end,
                    'avatar_url', case when p.is_active then p.avatar_url end,
                    'headline', case when p.is_active then p.headline end, 'role', p.role,
                    'is_blocked', exists (
                        select from public.blocked_people b where b.blocker_id = v_me and b.blocked_id = p.id)) order by p.role desc, p.full_name), '[]')
                from public.conversation_participants o join public.profiles p on p.id = o.user_id
                where o.conversation_id = c.id and o.user_id <> v_me),
            'last_message', (
                select jsonb_build_object('id', m.id, 'sender_id', m.sender_id,
                    'body', case when m.deleted_at is null then left(m.body, 200) else '' end,
                    'file', case when m.deleted_at is null then m.attachments -> 0 ->> 'file_name' end,
                    'kind', m.kind, 'created_at', m.created_at, 'sequence', m.sequence, 'is_deleted', m.deleted_at is not null)
                from public.messages m
                where m.conversation_id = c.id and not exists (
                    select from public.hidden_messages h where h.message_id = m.id and h.profile_id = v_me)
                order by m.sequence desc limit 1),
            'last_message_at', c.last_message_at, 'last_sequence', c.last_sequence,
            'last_read_sequence', a.last_read_sequence,
            'unread_count', (
                select count(*) from public.messages m
                where m.conversation_id = c.id and m.sequence > a.last_read_sequence
                  and m.sender_id is distinct from v_me and m.deleted_at is null),
            'is_hidden', a.is_hidden, 'is_muted', a.is_muted, 'created_at', c.created_at, 'ended_at', c.ended_at, 'ended_by', c.ended_by,
            'can_write', v_reason is null, 'cannot_write_reason', v_reason,
            'match_score', (select i.match_score from public.job_interactions i where i.id = c.job_interaction_id))
        from public.conversations c
        join public.conversation_participants a on a.conversation_id = c.id and a.user_id = v_me
        where c.id = p_conversation_id);
end
$$;
