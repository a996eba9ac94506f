-- One candidate with the evidence, for members who may see that job's candidates: whatever the person's visibility,
-- for they showed interest, and only as long as they did not withdraw it and the account is active.
-- Definer: profiles of candidates are hidden from the company but for what is shown here.
create function public.get_candidate(p_interaction_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_interaction public.job_interactions;
begin
    if not private.is_onboarded() then
        return null;
    end if;
    select * into v_interaction from public.job_interactions i
    where i.id = p_interaction_id and i.status = 'interested' and i.decision is distinct from 'withdrawn'
      and i.job_opening_id = any (private.my_candidate_jobs())
      and exists (select from public.profiles p where p.id = i.profile_id and p.is_active);
    if not found then
        return null;
    end if;
    return (
        select jsonb_build_object(
            'interaction', jsonb_build_object(
                'id', v_interaction.id, 'job_opening_id', j.id, 'job_title', j.title, 'job_status', j.status,
                'status', v_interaction.status, 'note', v_interaction.note, 'decision', v_interaction.decision,
                'decided_at', v_interaction.decided_at, 'created_at', v_interaction.created_at,
                'answer_by', case when v_interaction.decision is null then
                    private.answer_by(v_interaction.created_at, o.response_days) end,
                'decision_reason', d.reason, 'decision_criterion', d.criterion,
                'decided_by_name', (select p.full_name from public.profiles p where p.id = d.decided_by)),
            -- Only who takes part can open it; the others learn who does.
            'conversation_id', (
                select c.id from public.conversations c
                where c.job_interaction_id = v_interaction.id and c.id = any (private.my_conversations())),
            'conversation_with', (
                select coalesce(jsonb_agg(p.full_name order by p.full_name), '[]')
                from public.conversations c
                join public.conversation_participants a on a.conversation_id = c.id
                join public.profiles p on p.id = a.user_id and p.role = 'employer' and p.is_active
                where c.job_interaction_id = v_interaction.id and p.company_id = c.company_id),
            'person', private.person_page(v_interaction.profile_id),
            'match', (select m.match from private.match_receipts m where m.job_interaction_id = v_interaction.id),
            -- The challenges that would prove what a rejection can name.
            'proofs', (
                select coalesce(jsonb_agg(jsonb_build_object('criterion', w.key, 'challenge', w.challenge)), '[]')
                from (
                    select c ->> 'key' as key,
                           private.proving_challenge(v_interaction.profile_id, c ->> 'key') as challenge
                    from private.match_receipts m cross join jsonb_array_elements(m.match -> 'criteria') c
                    where m.job_interaction_id = v_interaction.id and v_interaction.decision is null) w
                where w.challenge is not null),
            'stage', (
                select jsonb_build_object('id', k.id, 'name', k.name, 'kind', k.kind)
                from public.job_interaction_stages s join public.candidate_stages k on k.id = s.stage_id
                where s.job_interaction_id = v_interaction.id),
            -- The newest first.
            'moves', (
                select coalesce(jsonb_agg(jsonb_build_object('from_name', w.from_name, 'to_name', w.to_name,
                    'moved_by_name', (select p.full_name from public.profiles p where p.id = w.moved_by),
                    'created_at', w.created_at) order by w.created_at desc, w.id), '[]')
                from (
                    select * from public.candidate_moves m where m.job_interaction_id = v_interaction.id
                    order by m.created_at desc, m.id limit 20) w),
            'via', private.candidates_via(j.id),
            'can_decide', v_interaction.decision is null)
        from public.job_openings j
        join public.companies o on o.id = j.company_id
        left join public.job_interaction_decisions d on d.job_interaction_id = v_interaction.id
        where j.id = v_interaction.job_opening_id);
end
$$;
