with left_over as (
    select c.id, c.slug, c.title, c.difficulty, c.position, c.languages,
           array_position(array['easy', 'medium', 'hard', 'expert'], c.difficulty) as step
    from public.challenges c
    where c.published_at <= now() and c.retired_at is null
      and not exists (
          select from public.challenge_completions d
          where d.profile_id = $2::uuid and d.challenge_id = c.id)),
own as (
    select s.skill_id, o.* from public.challenge_skills s join left_over o on o.id = s.challenge_id
    where s.skill_id = any ($1::int[]))
select k.id as skill_id, f.slug, f.title, f.difficulty,
    h.slug as harder_slug, h.title as harder_title, h.difficulty as harder_difficulty,
    n.challenges, n.medium, n.hard
from public.skills k
left join lateral (
    select o.* from own o where o.skill_id = k.id order by o.step, o.position, o.id limit 1) f on true
left join lateral (
    select o.* from own o where o.skill_id = k.id and o.step > 1 order by o.step, o.position, o.id limit 1) h on true
cross join lateral (
    select count(*)::int as challenges, (count(*) filter (where o.step = 2))::int as medium,
           (count(*) filter (where o.step > 2))::int as hard
    from left_over o
    where k.slug = any (o.languages) or o.id in (select w.id from own w where w.skill_id = k.id)) n
where k.id = any ($1::int[])
