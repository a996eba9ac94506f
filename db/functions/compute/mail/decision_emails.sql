-- What the mails about decisions say that the caller has just made: to whom, on which job, and of a rejection what the
-- candidate asked to know. Nothing for a candidate without a confirmed address.
-- Definer: no role of a command reads auth.users, or what a candidate chose.
create function private.decision_emails(p_interaction_ids uuid[])
    returns table (interaction_id uuid, address text, title text, company text, label text, challenge_slug text,
        challenge_title text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select i.id, u.email::text, j.title, c.name, r.shown ->> 'label', r.shown -> 'challenge' ->> 'slug',
           r.shown -> 'challenge' ->> 'title'
    from public.job_interactions i
    join public.job_openings j on j.id = i.job_opening_id
    join public.companies c on c.id = j.company_id
    join auth.users u on u.id = i.profile_id and u.email_confirmed_at is not null and u.deleted_at is null
    cross join lateral (select private.shown_rejection(i.id) as shown) r
    where i.id = any (p_interaction_ids) and i.id = any (private.my_new_decisions());
end
$$;
