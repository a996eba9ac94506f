-- The version of a challenge that a visitor's program is judged by, if it is published and of this difficulty.
-- Definer: visitors hold nothing on challenges.
create function private.tryout_offer(p_challenge_id uuid, p_difficulty text) returns table (version uuid, languages text[])
    language sql stable security definer
    set search_path = ''
as $$
    select c.current_version_id, private.offered_languages(c.languages, (select private.recently_judged()))
    from public.challenges c
    where c.id = p_challenge_id and c.published_at <= now() and c.retired_at is null and c.difficulty = p_difficulty
      and c.current_version_id is not null
$$;
