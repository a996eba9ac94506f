-- Whom to tell about decisions that the caller has just made: on which job, and of a rejection what the candidate asked to
-- know.
-- Definer: what a candidate chose and passed is hidden from companies.
create function private.decided_candidates(p_interaction_ids uuid[])
    returns table (interaction_id uuid, person_id uuid, title text, company text, criterion text, label text,
        challenge_slug text, challenge_title text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select i.id, i.profile_id, j.title, c.name, r.shown ->> 'criterion', r.shown ->> 'label',
           r.shown -> 'challenge' ->> 'slug', r.shown -> 'challenge' ->> 'title'
    from public.job_interactions i
    join public.job_openings j on j.id = i.job_opening_id
    join public.companies c on c.id = j.company_id
    cross join lateral (select private.shown_rejection(i.id) as shown) r
    where i.id = any (p_interaction_ids) and i.id = any (private.my_new_decisions());
end
$$;
