-- What waits for someone, for their weekly summary: conversations with unread messages; for seekers challenges to answer
-- and the jobs they have decided on; for members of an approved company candidates to decide on in their own jobs (admins:
-- in all) and answers to review. No row for those without a role. For background work; never returned to a client.
-- Definer: background work runs without a caller, and policies ask for one.
create function private.week_of(p_person_id uuid)
    returns table (role text, conversations bigint, challenges bigint, undecided bigint, decided_jobs uuid[])
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select p.role,
        (select count(*) from public.conversation_participants a
         join public.conversations c on c.id = a.conversation_id and c.last_sequence > a.last_read_sequence
         where a.user_id = p.id and not a.is_hidden and not a.is_muted
           and (p.role = 'job_seeker' or p.company_id = c.company_id)
           and exists (
             select from public.messages m
             where m.conversation_id = c.id and m.sequence > a.last_read_sequence and m.sender_id <> p.id and m.deleted_at is null)),
        case p.role
            when 'job_seeker' then (
                select count(*) from public.challenge_invitations i
                where i.candidate_profile_id = p.id and i.status in ('sent', 'opened', 'started'))
            else (
                select count(*) from public.challenge_invitations i
                where i.company_id = c.id and i.status = 'submitted' and (p.company_role = 'admin' or i.sent_by = p.id))
        end,
        (select count(*) from public.job_openings j
         join public.job_interactions i on i.job_opening_id = j.id and i.status = 'interested' and i.decision is null
         join public.profiles s on s.id = i.profile_id and s.is_active
         where j.company_id = c.id and (p.company_role = 'admin' or j.recruiter_profile_id = p.id)),
        array(select i.job_opening_id from public.job_interactions i where i.profile_id = p.id and p.role = 'job_seeker')
    from public.profiles p
    left join public.companies c on c.id = p.company_id and c.approval_status = 'approved'
    where p.id = p_person_id and p.is_active and not p.needs_onboarding and p.role is not null;
end
$$;
