-- Whether the caller takes part in a conversation now: a seeker always, an employer while the company is approved, still
-- theirs, and grants messages.
-- Definer: row level security would be asked for every row that this reads, in a policy of its own.
create function private.takes_part(p_conversation_id uuid) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid;
    v_role text;
begin
    select v.company_id, p.role into v_company, v_role
    from public.conversation_participants c
    join public.conversations v on v.id = c.conversation_id
    join public.profiles p on p.id = c.user_id
    where c.conversation_id = p_conversation_id and c.user_id = auth.uid();
    return found and (v_role = 'job_seeker'
        or (v_company = private.my_approved_company() and private.has_permission('message_candidates')));
end
$$;
