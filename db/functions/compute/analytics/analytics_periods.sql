-- The days, weeks or months of a period that ends with the one that holds a day, and of the period before it. Position 0
-- is the first of its period; weeks begin on Monday.
create function private.analytics_periods(p_by text, p_count integer, p_until date)
    returns table (place integer, is_previous boolean, starts_on date, ends_before date)
    language sql immutable
    set search_path = ''
as $$
    select (s.n + p_count) % p_count, s.n < 0, (b.first + s.n * b.step)::date, (b.first + (s.n + 1) * b.step)::date
    from (
        select date_trunc(p_by, p_until::timestamp) - (p_count - 1) * u.step as first, u.step
        from (
            select case p_by when 'day' then interval '1 day' when 'week' then interval '7 days'
                else interval '1 month' end as step) u) b
    cross join generate_series(-p_count, p_count - 1) s (n)
$$;
