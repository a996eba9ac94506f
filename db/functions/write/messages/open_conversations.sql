-- Opens the conversations of matches that the caller approved: the seeker, the approver, and the job's recruiter if
-- another who may still message. Asking again gives the same conversation; of what is not the caller's, nothing.
-- Definer: conversations and who takes part in them are not insertable for anyone.
create function private.open_conversations(p_interaction_ids uuid[])
    returns table (job_interaction_id uuid, conversation_id uuid)
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
begin
    with matches as (
        select i.id, i.profile_id, j.id as job_id, j.company_id, j.recruiter_profile_id
        from public.job_interactions i
        join public.job_interaction_decisions d on d.job_interaction_id = i.id and d.decided_by = v_me
        join public.job_openings j on j.id = i.job_opening_id
        where i.id = any (p_interaction_ids) and i.decision = 'approved' and j.company_id = private.my_approved_company()
    ), opened as (
        insert into public.conversations (job_interaction_id, job_opening_id, company_id, seeker_profile_id)
        select m.id, m.job_id, m.company_id, m.profile_id from matches m
        on conflict on constraint conversations_job_interaction_id_key do nothing
        returning conversations.id, conversations.job_interaction_id
    )
    insert into public.conversation_participants (conversation_id, user_id)
    select o.id, w.who
    from opened o
    join matches m on m.id = o.job_interaction_id
    cross join lateral (
        select m.profile_id as who
        union
        select v_me
        union
        select p.id from public.profiles p
        where p.id = m.recruiter_profile_id and p.company_id = m.company_id and p.is_active
          and (p.company_role = 'admin' or exists (
                select from public.recruiter_permissions r
                where r.profile_id = p.id and r.permission = 'message_candidates'))) w;
    return query
    select c.job_interaction_id, c.id
    from public.conversations c
    join public.job_interaction_decisions d on d.job_interaction_id = c.job_interaction_id and d.decided_by = v_me
    where c.job_interaction_id = any (p_interaction_ids) and c.company_id = private.my_approved_company();
end
$$;
