-- What a rejected candidate who asked to know sees of the reason: the criterion, and the challenge that would prove it.
-- Null while no criterion is named, or they didn't ask.
create function private.shown_rejection(p_interaction_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object(
            'criterion', d.criterion,
            'label', coalesce((
                select c ->> 'label' from jsonb_array_elements(i.match -> 'criteria') c where c ->> 'key' = d.criterion),
                d.criterion),
            'challenge', private.proving_challenge(i.profile_id, d.criterion))
        from public.job_interactions i
        join public.job_interaction_decisions d on d.job_interaction_id = i.id and d.criterion is not null
        join public.profiles p on p.id = i.profile_id and p.wants_rejection_reason
        where i.id = p_interaction_id and i.decision = 'rejected');
end
$$;
