-- The challenges that anyone can know of, with their place in the list: published, not retired, narrowed by what is not
-- null.
-- Definer: visitors hold nothing on challenges.
create function private.public_challenges(p_difficulty text, p_language text, p_topic text)
    returns table (slug text, title text, summary text, topic text, difficulty text, languages text[], minutes smallint,
        solved_by integer, place bigint)
    language sql stable security definer
    set search_path = ''
as $$
    select c.slug, c.title, c.summary, c.topic, c.difficulty, o.languages, c.minutes, c.solved_by,
           row_number() over (
               order by array_position(array['easy', 'medium', 'hard', 'expert'], c.difficulty), c.position, c.title, c.id)
    from public.challenges c
    cross join lateral (
        select private.offered_languages(c.languages, (select private.recently_judged())) as languages) o
    where c.published_at <= now() and c.retired_at is null
      and (p_difficulty is null or c.difficulty = p_difficulty)
      and (p_language is null or p_language = any (o.languages))
      and (p_topic is null or c.topic = p_topic)
$$;
