with due as (
    select s.id from public.repository_summaries s
    join public.profiles o on o.id = s.profile_id and o.is_active
    where s.due_at <= $1::timestamptz
    order by s.due_at limit $3::integer
    for update of s skip locked
), planned as (
    update public.repository_summaries s set due_at = $2::timestamptz, requested_at = $1::timestamptz
    from due where s.id = due.id
    returning s.id
)
select count(queue.enqueue($4, jsonb_build_object('id', p.id, 'planned_at', $1::timestamptz)))::integer from planned p
