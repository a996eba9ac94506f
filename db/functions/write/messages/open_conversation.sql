-- Opens the conversation of a match that the caller approved, or that the caller made by accepting a job invitation: the
-- seeker, the member who approved or invited, and the job's recruiter if another who may still message. Where neither of
-- them is with the company any more, its admins. Asking again returns the same conversation; anyone else gets null.
-- Definer: conversations and who takes part in them are not insertable for anyone.
create function private.open_conversation(p_interaction_id uuid) returns uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_conversation uuid;
    v_job uuid;
    v_company uuid;
    v_recruiter uuid;
    v_seeker uuid;
    v_member uuid;
begin
    select j.id, j.company_id, j.recruiter_profile_id, i.profile_id, d.decided_by
    into v_job, v_company, v_recruiter, v_seeker, v_member
    from public.job_interactions i
    join public.job_interaction_decisions d on d.job_interaction_id = i.id
    join public.job_openings j on j.id = i.job_opening_id
    where i.id = p_interaction_id and i.decision = 'approved'
      and ((d.decided_by = v_me and j.company_id = private.my_approved_company())
        or (i.profile_id = v_me
            and exists (
                select from public.companies c where c.id = j.company_id and c.approval_status = 'approved')
            and exists (
                select from public.job_invitations n where n.job_interaction_id = i.id and n.status = 'accepted')));
    if not found then
        return null;
    end if;
    insert into public.conversations (job_interaction_id, job_opening_id, company_id, seeker_profile_id)
    values (p_interaction_id, v_job, v_company, v_seeker)
    on conflict (job_interaction_id) do nothing
    returning id into v_conversation;
    if v_conversation is null then
        return (select c.id from public.conversations c where c.job_interaction_id = p_interaction_id);
    end if;
    insert into public.conversation_participants (conversation_id, user_id)
    select v_conversation, who from (
        select v_seeker as who
        union
        select p.id from public.profiles p
        where p.id = v_member and p.company_id = v_company and p.is_active
        union
        select p.id from public.profiles p
        where p.id = v_recruiter and p.company_id = v_company and p.is_active
          and (p.company_role = 'admin' or exists (
                select from public.recruiter_permissions r
                where r.profile_id = p.id and r.permission = 'message_candidates'))) people;
    insert into public.conversation_participants (conversation_id, user_id)
    select v_conversation, p.id from public.profiles p
    where p.company_id = v_company and p.company_role = 'admin' and p.is_active
      and not exists (
          select from public.conversation_participants a
          where a.conversation_id = v_conversation and a.user_id <> v_seeker);
    return v_conversation;
end
$$;
