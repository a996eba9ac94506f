-- Opens the conversations of matches that the caller approved, or that the caller made by accepting a job invitation: the
-- seeker, the member who approved or invited, the job's recruiter and those with whom the job is shared if they may message.
-- Where none of them is with the company any more, its admins. Asking again gives the same conversation; of what is not the caller's,
-- nothing.
-- Definer: conversations and who takes part in them are not insertable for anyone.
create function private.open_conversations(p_interaction_ids uuid[])
    returns table (job_interaction_id uuid, conversation_id uuid)
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_mine uuid[] := array(
        select i.id
        from public.job_interactions i
        join public.job_interaction_decisions d on d.job_interaction_id = i.id
        join public.job_openings j on j.id = i.job_opening_id
        join public.companies c on c.id = j.company_id
        where i.id = any (p_interaction_ids) and i.decision = 'approved'
          and ((d.decided_by = v_me and c.id = private.my_approved_company())
            or (i.profile_id = v_me and c.approval_status = 'approved' and exists (
                select from public.job_invitations n where n.job_interaction_id = i.id and n.status = 'accepted'))));
begin
    with matches as (
        select i.id, i.profile_id, d.decided_by, j.id as job_id, j.company_id, j.recruiter_profile_id
        from public.job_interactions i
        join public.job_interaction_decisions d on d.job_interaction_id = i.id
        join public.job_openings j on j.id = i.job_opening_id
        where i.id = any (v_mine)
    ), opened as (
        insert into public.conversations (job_interaction_id, job_opening_id, company_id, seeker_profile_id)
        select m.id, m.job_id, m.company_id, m.profile_id from matches m
        on conflict on constraint conversations_job_interaction_id_key do nothing
        returning conversations.id, conversations.job_interaction_id
    ), members as (
        select o.id, p.id as who
        from opened o
        join matches m on m.id = o.job_interaction_id
        join public.profiles p on p.company_id = m.company_id and p.is_active
            and (p.id = m.decided_by
                or ((p.id = m.recruiter_profile_id or exists (
                        select from public.job_sharing s where s.job_opening_id = m.job_id and s.shared_with = p.id))
                    and (p.company_role = 'admin' or exists (
                    select from public.recruiter_permissions r
                    where r.profile_id = p.id and r.permission = 'message_candidates'))))
    )
    insert into public.conversation_participants (conversation_id, user_id)
    select o.id, m.profile_id from opened o join matches m on m.id = o.job_interaction_id
    union
    select w.id, w.who from members w
    union
    select o.id, p.id
    from opened o
    join matches m on m.id = o.job_interaction_id
    join public.profiles p on p.company_id = m.company_id and p.company_role = 'admin' and p.is_active
    where not exists (select from members w where w.id = o.id);
    return query
    select c.job_interaction_id, c.id from public.conversations c where c.job_interaction_id = any (v_mine);
end
$$;
