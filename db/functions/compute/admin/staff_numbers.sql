-- The numbers of the last days for staff, today as it is so far; each figure is a line of admin_get_numbers. A day that is not
-- counted yet is null.
-- Definer: no role holds anything on the counts.
create function private.staff_numbers(p_days integer, p_now timestamptz) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_today date := (p_now at time zone 'utc')::date;
begin
    if not private.is_staff() then
        return;
    end if;
    return query
    select jsonb_build_object('figure', t.figure, 'days', (
        select jsonb_agg(jsonb_build_object('day', v_today - n,
            'count', case n when 0 then t.count else f.count end) order by n desc)
        from generate_series(0, p_days - 1) n
        left join private.day_figures f on f.day = v_today - n and f.figure = t.figure))
    from private.figures_of_day(v_today) t;
end
$$;
