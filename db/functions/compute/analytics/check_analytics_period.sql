-- Refuses a period that is none. A page takes 92 days, 53 weeks or 24 months at most.
create function private.check_analytics_period(p_by text, p_count integer, p_until date) returns void
    language plpgsql immutable
    set search_path = ''
as $$
begin
    if p_by is null or p_by not in ('day', 'week', 'month') then
        raise exception 'p_by must be day, week or month.' using errcode = 'invalid_parameter_value';
    end if;
    if p_count is null or p_count not between 1 and (case p_by when 'day' then 92 when 'week' then 53 else 24 end) then
        raise exception 'p_count must be 1 to 92 days, 53 weeks or 24 months.' using errcode = 'invalid_parameter_value';
    end if;
    if p_until not between date '2000-01-01' and date '2999-12-31' then
        raise exception 'p_until must be a day between 2000 and 2999.' using errcode = 'invalid_parameter_value';
    end if;
end
$$;
