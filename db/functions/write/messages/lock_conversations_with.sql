-- Locks the caller's conversations with a person of the other side, in the order of their ids; how many there are. What
-- is written in them at the same time comes before or after.
-- Definer: a lock takes an update right, which no one has on conversations.
create function private.lock_conversations_with(p_person_id uuid) returns bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return (
        select count(*) from (
            select c.id from public.conversations c
            where c.id = any (private.my_conversations()) and exists (
                select from public.conversation_participants o
                join public.profiles p on p.id = o.user_id
                join public.profiles m on m.id = auth.uid() and m.role is distinct from p.role
                where o.conversation_id = c.id and o.user_id = p_person_id)
            order by c.id for no key update of c) locked);
end
$$;
