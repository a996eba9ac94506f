-- The easiest challenge of at least this difficulty that proves a criterion and that a person has left, or the hardest where
-- none is as hard: of the skill itself, or, for a language that no challenge is about, any that can be answered in it. Null for
-- what no challenge proves.
create function private.proving_challenge(p_profile_id uuid, p_criterion text, p_difficulty text default 'easy') returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
declare
    c_difficulties constant text[] := array['easy', 'medium', 'hard', 'expert'];
    v_least integer := array_position(c_difficulties, p_difficulty);
begin
    return (
        select jsonb_build_object('slug', c.slug, 'title', c.title, 'difficulty', c.difficulty)
        from public.skills k
        cross join lateral (
            select c.slug, c.title, c.difficulty, c.position, c.id, true as is_own
            from public.challenge_skills s join public.challenges c on c.id = s.challenge_id
            where s.skill_id = k.id and c.published_at <= now() and c.retired_at is null
              and not exists (
                  select from public.challenge_completions d
                  where d.profile_id = p_profile_id and d.challenge_id = c.id)
            union all
            select c.slug, c.title, c.difficulty, c.position, c.id, false
            from public.challenges c
            where k.slug = any (c.languages) and c.published_at <= now() and c.retired_at is null
              and not exists (
                  select from public.challenge_completions d
                  where d.profile_id = p_profile_id and d.challenge_id = c.id)) c
        where p_criterion like 'skill:%' and k.slug = substr(p_criterion, 7)
        -- Those that are hard enough from the easiest, then the others from the hardest.
        order by c.is_own desc, array_position(c_difficulties, c.difficulty) < v_least,
            abs(array_position(c_difficulties, c.difficulty) - v_least), c.position, c.id
        limit 1);
end
$$;
