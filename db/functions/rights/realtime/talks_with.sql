-- Whether the caller and someone take part in a conversation that has not ended and that neither of them hides, and
-- neither has blocked the other.
-- Definer: the caller does not see the other person's row of the conversation.
create function private.talks_with(p_person_id uuid) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid;
begin
    if not private.is_seeker() then
        v_company := private.my_approved_company();
        if v_company is null or not private.has_permission('message_candidates') then
            return false;
        end if;
    end if;
    if private.are_blocked(auth.uid(), p_person_id) then
        return false;
    end if;
    return exists (
        select from public.conversation_participants mine
        join public.conversation_participants theirs on theirs.conversation_id = mine.conversation_id
        join public.conversations v on v.id = mine.conversation_id
        join public.profiles p on p.id = theirs.user_id
        where mine.user_id = auth.uid() and theirs.user_id = p_person_id
          and not mine.is_hidden and not theirs.is_hidden and v.ended_at is null
          and p.is_active and (p.role = 'job_seeker' or p.company_id = v.company_id)
          and (v_company is null or v.company_id = v_company));
end
$$;
