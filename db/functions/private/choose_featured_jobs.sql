-- Fills the featured set of a day up to ten, and leaves alone what is in it: staff may have put jobs there before. One
-- job of each company first, companies in the order in which they last had one, within a company the job that waited
-- longest, the freshest of equals; what is left is settled by a hash of the day. The same database gives the same set,
-- however many nodes ask: the second waits for the first and finds nothing to add. A job that ends on the day keeps
-- its place and is not shown. How many were added.
create function private.choose_featured_jobs(p_day date) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    c_size constant integer := 10;
    -- Jobs of one company that are considered, and the days in which a job counts as fresh.
    c_per_company constant integer := 20;
    c_fresh constant integer := 30;
    v_start timestamptz := p_day::timestamp at time zone 'utc';
    v_added integer;
begin
    perform pg_advisory_xact_lock(hashtextextended('devproof featured_jobs ' || p_day, 0));
    if (select count(*) from public.featured_jobs f where f.day = p_day) >= c_size then
        return 0;
    end if;
    insert into public.featured_jobs (day, job_opening_id, position)
    select p_day, chosen.id, free.position
    from (
        select row_number() over (order by n) as place, n::smallint as position
        from generate_series(0, c_size - 1) n
        where not exists (select from public.featured_jobs f where f.day = p_day and f.position = n)) free
    join (
        select ranked.id,
               row_number() over (
                   order by ranked.turn, ranked.stale, ranked.company_last nulls first,
                            md5(p_day::text || ranked.company_id), ranked.id) as place
        from (
            select j.id, j.company_id,
                   j.published_at < v_start - make_interval(days => c_fresh) as stale,
                   max(j.last_day) over (partition by j.company_id) as company_last,
                   -- A company that staff chose a job of has had its turn.
                   row_number() over (
                       partition by j.company_id
                       order by j.published_at < v_start - make_interval(days => c_fresh), j.last_day nulls first, j.published_at desc, j.id)
                   + (select count(*) from public.featured_jobs f
                      join public.job_openings o on o.id = f.job_opening_id
                      where f.day = p_day and o.company_id = j.company_id) as turn
            from public.companies c
            cross join lateral (
                select o.id, o.company_id, o.published_at,
                       (select max(f.day) from public.featured_jobs f
                        where f.job_opening_id = o.id and f.day < p_day) as last_day
                from public.job_openings o
                -- Open for the whole of the day.
                where o.company_id = c.id and o.is_listed and (o.expires_at is null or o.expires_at >= v_start + interval '1 day')
                order by o.published_at desc, o.id
                limit c_per_company) j
            where c.approval_status = 'approved'
              and not exists (
                  select from public.featured_jobs f where f.day = p_day and f.job_opening_id = j.id)) ranked) chosen
        on chosen.place = free.place;
    get diagnostics v_added = row_count;
    return v_added;
end
$$;
