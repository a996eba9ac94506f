-- Plans up to p_limit notifications about messages that their readers have not seen for 10 minutes: one for each reader and
-- place up to which they have read, so that there is one until they read on. Not in conversations that the reader hid or
-- muted, nor for those who can't open them any more. For background work; while one node does it, the others leave it to
-- that one. How many were planned.
-- Definer: the queue is closed to background work.
create function private.plan_unseen_messages(p_now timestamptz, p_limit integer) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_planned integer;
begin
    if not pg_try_advisory_xact_lock(hashtextextended('devproof plan_unseen_messages', 0)) then
        return 0;
    end if;
    with recent as (
        -- By the index of days: times of conversations have none, so that a message need not change one.
        select distinct m.conversation_id from public.messages m where m.created_at > p_now - interval '1 day'
    ), unseen as (
        select a.conversation_id, a.user_id, a.last_read_sequence
        from recent
        join public.conversations c on c.id = recent.conversation_id
        join public.conversation_participants a on a.conversation_id = c.id and a.last_read_sequence < c.last_sequence
        join public.profiles p on p.id = a.user_id and p.is_active
        where c.last_message_at > p_now - interval '1 day' and not a.is_hidden and not a.is_muted
          and (p.role = 'job_seeker' or (p.company_id = c.company_id and (p.company_role = 'admin' or exists (
                select from public.recruiter_permissions r
                where r.profile_id = p.id and r.permission = 'message_candidates'))))
          and exists (
            select from public.messages m
            where m.conversation_id = c.id and m.sequence > a.last_read_sequence and m.deleted_at is null
              -- An interview has a notification of its own.
              and m.kind <> 'interview'
              and m.sender_id <> a.user_id and not private.are_blocked(m.sender_id, a.user_id)
              and m.created_at <= p_now - interval '10 minutes')
          -- Finished tasks are kept for a week.
          and not exists (
            select from queue.tasks t
            where t.kind = 'notify_unseen_message'
              and t.dedupe = a.conversation_id || ':' || a.user_id || ':' || a.last_read_sequence)
        order by c.last_message_at, a.conversation_id, a.user_id
        limit p_limit
    )
    select count(queue.enqueue('notify_unseen_message', jsonb_build_object('conversation_id', u.conversation_id,
        'person_id', u.user_id, 'last_read_sequence', u.last_read_sequence), null,
        u.conversation_id || ':' || u.user_id || ':' || u.last_read_sequence))
    into v_planned
    from unseen u;
    return v_planned;
end
$$;
