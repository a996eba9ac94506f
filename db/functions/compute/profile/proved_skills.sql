-- The skills that the server has seen of someone: those of each challenge that they completed, and the language that it was
-- answered in; how well, and what is missing to the next grade. "System Design" also by the interview that they show, with its
-- points, where that is better.
create function private.proved_skills(p_profile_id uuid)
    returns table (
        skill_id integer, passed integer, hard integer, last timestamptz, grade text, next jsonb, interview smallint
    )
    language plpgsql stable
    set search_path = ''
as $$
declare
    c_grades constant text[] := array['shown', 'proved', 'proved_well'];
begin
    return query
        with about as (
            select s.skill_id, c.challenge_id, h.difficulty, c.completed_at
            from public.challenge_completions c
            join public.challenges h on h.id = c.challenge_id
            join public.challenge_skills s on s.challenge_id = c.challenge_id
            where c.profile_id = p_profile_id
            -- A language that the challenge is about too counts once.
            union
            select k.id, c.challenge_id, h.difficulty, c.completed_at
            from public.challenge_completions c
            join public.challenges h on h.id = c.challenge_id
            join public.skills k on k.slug = c.language
            where c.profile_id = p_profile_id
        ),
        counted as (
            select a.skill_id, count(*)::integer as passed, (count(*) filter (where a.difficulty = 'medium'))::integer as medium,
                (count(*) filter (where a.difficulty in ('hard', 'expert')))::integer as hard, max(a.completed_at) as last
            from about a group by a.skill_id
        ),
        beside as (
            select a.skill_id, count(distinct o.skill_id)::integer as topics
            from about a join about o on o.challenge_id = a.challenge_id and o.skill_id <> a.skill_id
            group by a.skill_id
        ),
        challenged as (
            select c.skill_id, c.passed, c.hard, c.last, g.grade, g.next
            from counted c
            left join beside b on b.skill_id = c.skill_id
            cross join lateral private.proof_grade(c.medium, c.hard, coalesce(b.topics, 0), (c.last at time zone 'utc')::date,
                (now() at time zone 'utc')::date) g
        ),
        interviewed as (
            select k.id as skill_id, p.system_design_score as points, private.interview_grade(p.system_design_score) as grade
            from public.profiles p join public.skills k on k.slug = 'system-design'
            where p.id = p_profile_id and private.interview_grade(p.system_design_score) is not null
        )
        select coalesce(c.skill_id, i.skill_id), coalesce(c.passed, 0), coalesce(c.hard, 0), c.last,
            case when b.by_interview then i.grade else c.grade end,
            case when b.by_interview and array_position(c_grades, c.next ->> 'grade') <= array_position(c_grades, i.grade) then null
                else c.next end,
            case when b.by_interview then i.points end
        from challenged c
        full join interviewed i on i.skill_id = c.skill_id
        cross join lateral (
            select c.grade is null or array_position(c_grades, i.grade) > array_position(c_grades, c.grade)) b (by_interview);
end
$$;
