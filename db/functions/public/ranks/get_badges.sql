-- What the navigation counts. Messages: distinct senders with a message after both their thread's read mark and the last look at
-- messages, in conversations that are neither hidden nor muted. Candidates (employers): interest in the caller's own jobs and jobs shared with them since the last look.
-- Notifications: entries of the list with something unread.
-- Definer: profiles of candidates are their own rows.
create function public.get_badges() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_viewed jsonb;
    v_messages integer := 0;
    v_candidates integer := 0;
    v_shared integer := 0;
    v_notifications integer;
    v_company uuid;
    v_since timestamptz;
begin
    if not private.is_onboarded() then
        return null;
    end if;
    select coalesce(jsonb_object_agg(v.view, v.viewed_at), '{}') into v_viewed
    from public.view_marks v where v.user_id = v_me;

    v_since := coalesce((v_viewed ->> 'messages')::timestamptz, '-infinity');
    -- Conversations without anything new are passed over by their own columns.
    select count(distinct m.sender_id) into v_messages
    from public.conversation_participants a
    join public.conversations c on c.id = a.conversation_id
    join public.messages m on m.conversation_id = c.id and m.sequence > a.last_read_sequence
    where a.user_id = v_me and not a.is_hidden and not a.is_muted
      and c.last_sequence > a.last_read_sequence and c.last_message_at > v_since
      and a.conversation_id = any (private.my_conversations())
      and m.sender_id <> v_me and m.created_at > v_since and m.deleted_at is null;

    v_company := private.my_approved_company();
    if v_company is not null and private.has_permission('view_candidates') then
        v_since := coalesce((v_viewed ->> 'candidates')::timestamptz, '-infinity');
        select count(*) into v_candidates
        from public.job_openings j
        join public.job_interactions i on i.job_opening_id = j.id
        join public.profiles p on p.id = i.profile_id and p.is_active
        where j.recruiter_profile_id = v_me and j.company_id = v_company
          and i.status = 'interested' and i.decision is null and i.created_at > v_since;
        v_since := coalesce((v_viewed ->> 'shared_jobs')::timestamptz, '-infinity');
        select count(*) into v_shared
        from public.job_sharing s where s.shared_with = v_me and s.created_at > v_since;
    end if;
    select count(distinct (n.kind, n.thing)) into v_notifications
    from public.notifications n where n.profile_id = v_me and n.read_at is null and n.is_shown;

    return jsonb_build_object(
        'notifications', v_notifications, 'messages', v_messages, 'candidates', v_candidates + v_shared,
        'new_candidates', v_candidates, 'shared_jobs', v_shared,
        'viewed', jsonb_build_object('messages', v_viewed -> 'messages', 'candidates', v_viewed -> 'candidates',
            'shared_jobs', v_viewed -> 'shared_jobs'));
end
$$;
