-- Lets a member take part in the conversations about jobs that were shared with them, if they can message candidates, with all
-- read: what was said before is not news to the company.
-- Definer: who takes part in a conversation is not insertable for anyone.
create function private.join_shared_conversations(p_profile_id uuid) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    insert into public.conversation_participants (conversation_id, user_id, last_read_at, last_read_sequence)
    select c.id, p.id, c.last_message_at, c.last_sequence
    from public.profiles p
    join public.job_sharing s on s.shared_with = p.id
    join public.conversations c on c.job_opening_id = s.job_opening_id and c.company_id = p.company_id
    where p.id = p_profile_id and p.is_active and (p.company_role = 'admin' or exists (
        select from public.recruiter_permissions r where r.profile_id = p.id and r.permission = 'message_candidates'))
    on conflict (conversation_id, user_id) do nothing
$$;
