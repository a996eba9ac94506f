-- Why the caller can't write in a conversation, a value of the list CannotWriteReason, or null when they can. A seeker
-- answers; only some tiers let them write first.
-- Definer: the company of a conversation and its first message may be hidden from a member who lost a permission.
create function private.cannot_write_reason(p_conversation_id uuid) returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_role text;
    v_ended timestamptz;
    v_status text;
    v_company uuid;
begin
    select p.role, c.ended_at, k.approval_status, k.id into v_role, v_ended, v_status, v_company
    from public.conversation_participants a
    join public.profiles p on p.id = a.user_id
    join public.conversations c on c.id = a.conversation_id
    join public.companies k on k.id = c.company_id
    where a.conversation_id = p_conversation_id and a.user_id = v_me;
    if not found then
        return 'not_found';
    end if;
    if v_role = 'employer' then
        if v_status <> 'approved' then
            return 'company_not_approved';
        elsif not private.has_permission('message_candidates') then
            return 'missing_permission';
        elsif not p_conversation_id = any (private.my_conversations()) then
            return 'not_found';
        end if;
    end if;
    if v_ended is not null then
        return 'ended';
    end if;
    if private.has_blocked_all(p_conversation_id) then
        return 'blocked_by_caller';
    end if;
    -- Nobody learns from it that they are blocked: it is the same when there is no one left to read.
    if not exists (
            select from public.conversation_participants o
            join public.profiles p on p.id = o.user_id and p.is_active and p.role is distinct from v_role
            where o.conversation_id = p_conversation_id and (p.role = 'job_seeker' or p.company_id = v_company))
        or exists (
            select from public.conversation_participants o
            join public.blocked_people b on b.blocker_id = o.user_id and b.blocked_id = v_me
            where o.conversation_id = p_conversation_id) then
        return 'closed';
    end if;
    -- Ordered, so that it goes by index: `exists` alone may read the whole table for a conversation that is said to be
    -- long.
    if v_role = 'job_seeker' and not coalesce((private.tier_limits() ->> 'message_first')::boolean, false) and (
        select m.id from public.messages m
        where m.conversation_id = p_conversation_id and m.sender_id is distinct from v_me
        order by m.sequence limit 1) is null then
        return 'cannot_write_first';
    end if;
    return null;
end
$$;
