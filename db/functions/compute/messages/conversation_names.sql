-- What the caller's conversations are called by: the company, the job, and the other people; the one with the newest message
-- first.
-- Definer: the other people of a conversation are hidden from the caller.
create function private.conversation_names() returns table (id uuid, names text)
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
begin
    return query
    select c.id, concat_ws(' ', k.name, j.title, (
        select string_agg(p.full_name, ' ')
        from public.conversation_participants o
        join public.profiles p on p.id = o.user_id and p.is_active
        where o.conversation_id = c.id and o.user_id <> v_me))
    from public.conversations c
    join public.companies k on k.id = c.company_id
    left join public.job_openings j on j.id = c.job_opening_id
    where c.id = any (private.my_conversations())
    order by coalesce(c.last_message_at, c.created_at) desc, c.id;
end
$$;
