-- Plans up to p_limit weekly summaries: on Mondays from 8 to 20 o'clock, in the time zone of a person's quiet hours, else
-- of their profile, else in UTC. Once for a person and a Monday, for those who want it in one way at least. For background
-- work; while one node does it, the others leave it to that one. How many were planned.
-- Definer: the queue is closed to background work.
create function private.plan_weekly_digests(p_now timestamptz, p_limit integer) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_planned integer;
begin
    -- It is Monday nowhere on earth: 14 hours ahead of UTC, and 12 behind.
    if extract(isodow from (p_now + interval '14 hours') at time zone 'utc') <> 1
        and extract(isodow from (p_now - interval '12 hours') at time zone 'utc') <> 1 then
        return 0;
    end if;
    if not pg_try_advisory_xact_lock(hashtextextended('devproof plan_weekly_digests', 0)) then
        return 0;
    end if;
    with wanted as (
        select p.id, p_now at time zone coalesce(q.time_zone, p.timezone, 'UTC') as wall
        from public.profiles p
        left join public.quiet_hours q on q.profile_id = p.id
        left join public.notification_settings s on s.profile_id = p.id and s.kind = 'weekly_digest'
        where p.is_active and not p.needs_onboarding and p.role is not null and (s.kind is null or s.email or s.in_app)
    ), due as (
        select w.id, w.wall::date as day from wanted w
        where extract(isodow from w.wall) = 1 and w.wall::time >= '08:00' and w.wall::time < '20:00'
          -- Finished tasks are kept for a week.
          and not exists (
            select from queue.tasks t
            where t.kind = 'notify_weekly_digest' and t.dedupe = w.id || ':' || w.wall::date)
        order by w.id
        limit p_limit
    )
    select count(queue.enqueue('notify_weekly_digest',
        jsonb_build_object('person_id', d.id, 'day', d.day, 'now', p_now), null, d.id || ':' || d.day))
    into v_planned
    from due d;
    return v_planned;
end
$$;
