-- How many open jobs asked for each of these skills as each of the last twelve weeks began: the weeks that are counted, and
-- the numbers beside them.
-- Definer: no role holds anything on the counts.
create function private.skill_demand_of(p_skill_ids integer[], p_now timestamptz)
    returns table (skill_id integer, weeks date[], jobs integer[])
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select s.id, array_agg(w.week order by w.week), array_agg(coalesce(d.jobs, 0) order by w.week)
    from unnest(p_skill_ids) s (id)
    cross join private.demand_weeks w
    left join private.skill_demand d on d.skill_id = s.id and d.week = w.week
    where w.week > (p_now at time zone 'utc')::date - 84
    group by s.id;
end
$$;
