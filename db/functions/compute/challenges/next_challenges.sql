-- What the caller might do next by what they did, and why: what they began and did not finish, and the next step in
-- difficulty, which is none of p_taken. At most one of each, no challenge twice.
create function private.next_challenges(p_taken text[]) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_next jsonb := '[]';
    v_taken text[] := '{}';
    v_found record;
begin
    select c.id, c.slug, c.title, c.difficulty, t.at into v_found
    from (
        select s.challenge_id, s.queued_at as at from public.submissions s where s.profile_id = v_me and s.kind = 'submit'
        union all
        select d.challenge_id, d.updated_at from public.challenge_drafts d where d.profile_id = v_me) t
    join public.challenges c on c.id = t.challenge_id and c.published_at <= now() and c.retired_at is null
    where not exists (select from public.challenge_completions x where x.profile_id = v_me and x.challenge_id = c.id)
    order by t.at desc, c.id limit 1;
    if found then
        v_next := v_next || jsonb_build_object('why', 'unfinished', 'slug', v_found.slug,
            'title', v_found.title, 'difficulty', v_found.difficulty, 'at', v_found.at);
        v_taken := v_taken || v_found.slug::text;
    end if;

    v_taken := v_taken || p_taken;
    -- Three of a difficulty lead to the next.
    with level as (
        select least(coalesce(max(array_position(array['easy', 'medium', 'hard', 'expert'], d.difficulty)), 0) + 1, 4) as at
        from (
            select c.difficulty from public.challenge_completions x join public.challenges c on c.id = x.challenge_id
            where x.profile_id = v_me group by c.difficulty having count(*) >= 3) d
    )
    select c.id, c.slug, c.title, c.difficulty, (
            select count(*) from public.challenge_completions x join public.challenges o on o.id = x.challenge_id
            where x.profile_id = v_me and o.topic = c.topic) as known
    into v_found
    from public.challenges c cross join level l
    where c.published_at <= now() and c.retired_at is null and c.slug <> all (v_taken)
      and not exists (select from public.challenge_completions d where d.profile_id = v_me and d.challenge_id = c.id)
    -- At the level before what is beyond it; of these, what is new to them.
    order by abs(array_position(array['easy', 'medium', 'hard', 'expert'], c.difficulty) - l.at), known, c.position, c.id limit 1;
    if found then
        v_next := v_next || jsonb_build_object('why', case when v_found.known = 0 then 'new_topic' else 'next_difficulty' end,
            'slug', v_found.slug, 'title', v_found.title, 'difficulty', v_found.difficulty);
    end if;
    return v_next;
end
$$;
