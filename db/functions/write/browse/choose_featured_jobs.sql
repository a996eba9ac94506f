-- Fills the featured set of a day up to ten, and leaves alone what is in it. A job that staff took out of it doesn't come back. Up to
-- half of it goes to jobs that their companies feature with a slot of their plan, the rest to all jobs alike. One
-- job of each company first: companies in the order in which they last had one, then by how many they had; within a
-- company the job that waited longest, the freshest of equals. What is left is settled by a hash of the day. The same
-- data gives the same set, however many nodes ask: the second waits for the first and finds nothing to add. A job that
-- ends on the day keeps its place and is not shown. How many were added.
-- Definer: one definition for the background and the demo world, whatever their roles hold.
create function private.choose_featured_jobs(p_day date) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    c_size constant integer := 10;
    -- Places that featured jobs come first in.
    c_slots constant integer := 5;
    -- Jobs of one company that are considered; the days in which a job counts as fresh, and over which turns are counted.
    c_per_company constant integer := 20;
    c_recent constant integer := 30;
    v_start timestamptz := p_day::timestamp at time zone 'utc';
    v_added integer;
begin
    perform pg_advisory_xact_lock(hashtextextended('devproof featured_jobs ' || p_day, 0));
    if (select count(*) from public.featured_jobs f where f.day = p_day) >= c_size then
        return 0;
    end if;
    with taken as (
        select f.position, f.job_opening_id, j.company_id
        from public.featured_jobs f join public.job_openings j on j.id = f.job_opening_id
        where f.day = p_day
    ), free as (
        select n::smallint as position, row_number() over (order by n) as place
        from generate_series(0, c_size - 1) n
        where n not in (select t.position from taken t)
    ), possible as (
        select j.id, j.company_id, j.published_at, j.is_featured, h.last_day, h.turns,
               j.published_at < v_start - make_interval(days => c_recent) as stale
        from public.companies c
        cross join lateral (
            select o.id, o.company_id, o.published_at, o.featured_at is not null as is_featured
            from public.job_openings o
            -- Open for the whole of the day.
            where o.company_id = c.id and o.is_listed
              and (o.expires_at is null or o.expires_at >= v_start + interval '1 day')
            order by o.featured_at is null, o.published_at desc, o.id
            limit c_per_company) j
        cross join lateral (
            select max(f.day) as last_day, count(*) filter (where f.day >= p_day - c_recent) as turns
            from public.featured_jobs f where f.job_opening_id = j.id and f.day < p_day) h
        where c.approval_status = 'approved' and j.id not in (select t.job_opening_id from taken t)
          and not exists (
              select from private.featured_refusals r where r.day = p_day and r.job_opening_id = j.id)
    ), in_company as (
        select p.id, p.company_id, p.stale, p.is_featured,
               max(p.last_day) over company as company_last,
               sum(p.turns) over company as company_turns,
               -- A company that staff chose a job of has had its turn.
               row_number() over (company order by not p.is_featured, p.stale, p.last_day nulls first, p.published_at desc, p.id)
               + (select count(*) from taken t where t.company_id = p.company_id) as turn
        from possible p
        window company as (partition by p.company_id)
    ), in_turn as (
        select i.id, i.is_featured and i.turn = 1 as has_slot, row_number() over (
            order by i.turn, i.stale, i.company_last nulls first, i.company_turns,
                     md5(p_day::text || i.company_id), i.id) as place
        from in_company i
    ), chosen as (
        select t.id, row_number() over (
            order by not (t.has_slot and t.slot <= c_slots - (
                         select count(*) from taken o join public.job_openings j on j.id = o.job_opening_id
                         where j.featured_at is not null)), t.place) as place
        from (select i.*, row_number() over (partition by i.has_slot order by i.place) as slot from in_turn i) t
    )
    insert into public.featured_jobs (day, job_opening_id, position)
    select p_day, c.id, f.position from free f join chosen c on c.place = f.place;
    get diagnostics v_added = row_count;
    return v_added;
end
$$;
