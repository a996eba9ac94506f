-- Whom to tell that the caller rejected an interest, and what decided it, for those who asked to know: the criterion of the
-- match, its name, and a challenge that would prove it and that they haven't passed yet.
-- Definer: what a candidate asked for and passed is hidden from companies.
create function private.rejection_email(p_interaction_id uuid)
    returns table (person_id uuid, title text, company text, criterion text, label text, challenge text, challenge_slug text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select i.profile_id, j.title, c.name, w.criterion, w.label, h.title, h.slug::text
        from public.job_interactions i
        join public.job_interaction_decisions d on d.job_interaction_id = i.id and d.decided_by = auth.uid()
        join public.job_openings j on j.id = i.job_opening_id
        join public.companies c on c.id = j.company_id
        join public.profiles p on p.id = i.profile_id
        left join lateral (
            select d.criterion, coalesce((
                select m ->> 'label' from jsonb_array_elements(i.match -> 'criteria') m where m ->> 'key' = d.criterion),
                d.criterion) as label
            where p.wants_rejection_reason and d.criterion is not null) w on true
        left join lateral (
            select x.title, x.slug
            from public.skills s
            join public.challenge_skills k on k.skill_id = s.id
            join public.challenges x on x.id = k.challenge_id and x.published_at <= now() and x.retired_at is null
            where 'skill:' || s.slug = w.criterion and not exists (
                select from public.challenge_completions t where t.challenge_id = x.id and t.profile_id = i.profile_id)
            order by x.position, x.id
            limit 1) h on true
        where i.id = p_interaction_id and i.decision = 'rejected';
end
$$;
