-- What the caller might do next, and why: what they began and did not finish, a skill that jobs near them ask for and that
-- they have not proved, the next step in difficulty. At most one of each, no challenge twice.
create function private.next_challenges() returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
declare
    c_jobs constant integer := 2000;
    v_me uuid := auth.uid();
    v_next jsonb := '[]';
    v_taken uuid[] := '{}';
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
        v_next := v_next || jsonb_build_object('why', 'unfinished', 'challenge_id', v_found.id, 'slug', v_found.slug,
            'title', v_found.title, 'difficulty', v_found.difficulty, 'at', v_found.at);
        v_taken := v_taken || v_found.id;
    end if;

    with mine as (
        select x.skill_id from public.profile_skills x where x.profile_id = v_me and x.skill_id is not null
    ), proved as (
        select k.skill_id from private.proved_skills(v_me) k
    ), jobs as (
        select j.id from public.job_openings j where j.is_listed order by j.published_at desc limit c_jobs
    ), near as (
        -- Half of what they must have, the caller has. Job by job, or the planner reads every job's skills.
        select j.id from jobs j cross join lateral (
            select count(*) as all_of_them, count(*) filter (
                where s.skill_id in (select m.skill_id from mine m union select p.skill_id from proved p)) as had
            from public.job_skills s where s.job_opening_id = j.id and s.importance = 'must') must
        where must.all_of_them > 0 and 2 * must.had >= must.all_of_them
    ), wanted as (
        select s.skill_id, count(*) as jobs
        from near n cross join lateral (
            select distinct x.skill_id from public.job_skills x where x.job_opening_id = n.id) s
        where s.skill_id not in (select p.skill_id from proved p)
        group by s.skill_id
    )
    select c.id, c.slug, c.title, c.difficulty, k.name as skill, w.jobs into v_found
    from wanted w
    join public.challenge_skills x on x.skill_id = w.skill_id
    join public.challenges c on c.id = x.challenge_id and c.published_at <= now() and c.retired_at is null
    join public.skills k on k.id = w.skill_id
    where c.id <> all (v_taken)
      and not exists (select from public.challenge_completions d where d.profile_id = v_me and d.challenge_id = c.id)
    order by w.jobs desc, array_position(array['easy', 'medium', 'hard', 'expert'], c.difficulty), c.position, c.id limit 1;
    if found then
        v_next := v_next || jsonb_build_object('why', 'missing_skill', 'challenge_id', v_found.id, 'slug', v_found.slug,
            'title', v_found.title, 'difficulty', v_found.difficulty, 'skill', v_found.skill, 'jobs', v_found.jobs);
        v_taken := v_taken || v_found.id;
    end if;

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
    where c.published_at <= now() and c.retired_at is null and c.id <> all (v_taken)
      and not exists (select from public.challenge_completions d where d.profile_id = v_me and d.challenge_id = c.id)
    -- At the level before what is beyond it; of these, what is new to them.
    order by abs(array_position(array['easy', 'medium', 'hard', 'expert'], c.difficulty) - l.at), known, c.position, c.id limit 1;
    if found then
        v_next := v_next || jsonb_build_object('why', case when v_found.known = 0 then 'new_topic' else 'next_difficulty' end,
            'challenge_id', v_found.id, 'slug', v_found.slug, 'title', v_found.title, 'difficulty', v_found.difficulty);
    end if;
    return v_next;
end
$$;
