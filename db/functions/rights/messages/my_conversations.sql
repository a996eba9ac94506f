-- Conversations the caller may read. A policy writes
-- `conversation_id = any ((select private.my_conversations())::uuid[])`: one call a statement, served by the index.
-- Definer: the policies of the tables it reads ask it.
create function private.my_conversations() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_company uuid;
begin
    if exists (select from public.profiles p where p.id = v_me and p.role = 'job_seeker') then
        return array(select c.conversation_id from public.conversation_participants c where c.user_id = v_me);
    end if;
    v_company := private.my_approved_company();
    if v_company is null or not private.has_permission('message_candidates') then
        return '{}';
    end if;
    -- Taking part ends with leaving the company.
    return array(
        select c.conversation_id from public.conversation_participants c
        join public.conversations v on v.id = c.conversation_id
        where c.user_id = v_me and v.company_id = v_company);
end
$$;
