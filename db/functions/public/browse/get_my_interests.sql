-- Where a seeker said "interested", newest first, with what came of it. The named criterion of a rejection shows to
-- those who asked to know, with the challenge that would prove it.
-- Definer: the company's decision is hidden from the seeker but for the part shown here.
create function public.get_my_interests() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() then
        return '[]';
    end if;
    return (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', i.id, 'job_opening_id', j.id, 'title', j.title, 'job_status', j.status,
            'company', private.company_line(j.company_id),
            'status', i.status, 'decision', i.decision, 'decided_at', i.decided_at, 'created_at', i.created_at,
            'note', i.note, 'match_score', i.match_score, 'match_band', coalesce(i.match ->> 'band', 'unknown'),
            'progress', i.progress, 'rejection', private.shown_rejection(i.id),
            'conversation_id', (select c.id from public.conversations c where c.job_interaction_id = i.id))
            order by i.created_at desc), '[]')
        from (
            select * from public.job_interactions x
            where x.profile_id = auth.uid() and x.status = 'interested'
            order by x.created_at desc limit 200) i
        join public.job_openings j on j.id = i.job_opening_id);
end
$$;
