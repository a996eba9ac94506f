-- Those with whom the caller shares a company, a conversation or an interest; the caller too.
-- Definer: participants and colleagues are hidden from the caller.
create function private.known_people_ids() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
begin
    if v_me is null or not private.is_onboarded() then
        return '{}';
    end if;
    return array(
        select v_me
        union
        select unnest(private.my_team())
        union
        select c.user_id from public.conversation_participants c
        where c.conversation_id = any (private.my_conversations())
        union
        select j.recruiter_profile_id from public.job_interactions i
        join public.job_openings j on j.id = i.job_opening_id
        where i.profile_id = v_me and i.status = 'interested' and j.recruiter_profile_id is not null
        union
        select i.profile_id from public.job_interactions i
        where i.job_opening_id = any (private.my_candidate_jobs()) and i.status = 'interested'
          -- Who took the interest back is a stranger again, unless they talk.
          and i.decision is distinct from 'withdrawn');
end
$$;
