-- Counts the latest of the last 90 UTC days that are over and not counted yet, p_most of them at most. What is counted never
-- changes, also when accounts go. For background work; while one node counts, the others leave it to that one. How many
-- days were counted.
-- Definer: no role holds anything on the counts.
create function private.count_days(p_now timestamptz, p_most integer) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_today date := (p_now at time zone 'utc')::date;
    v_counted integer;
begin
    if not pg_try_advisory_xact_lock(hashtextextended('devproof count_days', 0)) then
        return 0;
    end if;
    insert into private.day_figures (day, figure, count)
    select d.day, f.figure, f.count
    from (
        select v_today - n as day from generate_series(1, 90) n
        where not exists (select from private.day_figures x where x.day = v_today - n)
        order by n limit p_most) d
    cross join lateral private.figures_of_day(d.day) f;
    get diagnostics v_counted = row_count;
    return v_counted / 8;
end
$$;
