-- What the two sides of a conversation are called, for what is said about an interview, and who on the side that isn't the
-- caller's can read it. No row for someone who can't read the conversation.
-- Definer: the other people of a conversation are hidden from the caller.
create function private.interview_parties(p_conversation_id uuid)
    returns table (other_side uuid[], company text, seeker text, job_title text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select array(
            select p.id from unnest(private.audience_messages(jsonb_build_object('conversation_id', c.id))) a (id)
            join public.profiles p on p.id = a.id and p.role is distinct from m.role
            where p.role = 'job_seeker' or p.company_id = c.company_id),
        k.name, coalesce(s.full_name, ''), j.title
    from public.conversations c
    join public.companies k on k.id = c.company_id
    join public.profiles m on m.id = auth.uid()
    left join public.job_openings j on j.id = c.job_opening_id
    left join public.profiles s on s.id = c.seeker_profile_id
    where c.id = p_conversation_id and c.id = any (private.my_conversations());
end
$$;
