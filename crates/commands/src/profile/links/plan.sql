with due as (
    select l.id from public.profile_links l
    where l.check_due_at <= $1::timestamptz
    order by l.check_due_at limit $3::integer
    for update skip locked
), planned as (
    update public.profile_links l set check_due_at = $2::timestamptz
    from due where l.id = due.id
    returning l.id, l.profile_id, l.url
)
select count(queue.enqueue($4, jsonb_build_object(
    'link_id', p.id, 'profile_id', p.profile_id, 'url', p.url, 'planned_at', $1::timestamptz)))::integer
from planned p join public.profiles o on o.id = p.profile_id and o.is_active
