-- What the caller may do on realtime.topic(), as extensions of realtime.messages; p_send asks for sending.
-- conversation:ID: participants listen, and send until it has ended. People of whom one blocked the other do neither,
-- because everyone in the room hears what is sent. person:ID: presence alone; that person is present, and those who talk
-- with them see it. Anything else is no one's.
-- Definer: callers may not execute the functions that it asks.
create function private.topic_rights(p_send boolean) returns text[]
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_topic text := realtime.topic();
    v_id uuid;
begin
    -- One spelling for each topic: ids in their own form, lower case.
    if v_topic !~ '^(conversation|person):[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
        or not private.is_onboarded() then
        return '{}';
    end if;
    v_id := split_part(v_topic, ':', 2)::uuid;
    if starts_with(v_topic, 'person:') then
        if v_id = auth.uid() or (not p_send and private.talks_with(v_id)) then
            return '{presence}';
        end if;
    elsif private.takes_part(v_id)
        and (not p_send
            or exists (select from public.conversations v where v.id = v_id and v.ended_at is null))
        and not exists (
            select from public.conversation_participants o
            where o.conversation_id = v_id and private.are_blocked(o.user_id, auth.uid())) then
        return '{broadcast,presence}';
    end if;
    return '{}';
end
$$;
