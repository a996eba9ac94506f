-- Whom a challenge may go to, found by an interest, a conversation or the person: someone who showed interest in a job
-- whose candidates the caller may see, whose account is active, who does not hide from the company,
-- and of whom and the caller neither has blocked the other. Of several
-- interests the newest.
-- Definer: a member reads neither other people's profiles nor whom they hide from.
create function private.challenge_receiver(p_interaction_id uuid, p_conversation_id uuid, p_profile_id uuid)
    returns table (interaction_id uuid, job_opening_id uuid, candidate uuid, conversation_id uuid, decision text,
        has_ended boolean)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select i.id, i.job_opening_id, i.profile_id, c.id, i.decision, c.ended_at is not null
    from public.job_interactions i
    join public.profiles p on p.id = i.profile_id and p.role = 'job_seeker' and p.is_active
    left join public.conversations c on c.job_interaction_id = i.id and c.id = any (private.my_conversations())
    where not private.are_blocked(i.profile_id, auth.uid()) and i.status = 'interested' and i.decision is distinct from 'withdrawn'
      and i.job_opening_id = any (private.my_candidate_jobs())
      and (i.id = p_interaction_id or c.id = p_conversation_id or i.profile_id = p_profile_id)
      and not exists (
          select from public.hidden_companies h
          where h.profile_id = i.profile_id and h.company_id = private.my_approved_company())
    order by i.decision is not distinct from 'approved' desc, i.created_at desc
    limit 1;
end
$$;
