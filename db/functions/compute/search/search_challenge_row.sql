-- A challenge as a row of results, with the caller's own state in it.
create function private.search_challenge_row(p_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('id', c.id, 'slug', c.slug, 'title', c.title, 'summary', c.summary, 'topic', c.topic,
            'difficulty', c.difficulty, 'minutes', c.minutes, 'languages', c.languages, 'solved_by', c.solved_by,
            'solved', exists (
                select from public.challenge_completions d where d.challenge_id = c.id and d.profile_id = auth.uid()),
            'marks', '[]'::jsonb, 'snippet', null)
        from public.challenges c where c.id = p_id and c.published_at <= now() and c.retired_at is null);
end
$$;
