-- When the quiet hours end in which a person is at a time; null outside of them. By the clock on the wall: an end that
-- comes twice, when clocks go back, counts the first time; one that a change of clocks leaves out comes an hour later.
-- Definer: quiet hours of others.
create function private.quiet_until(p_profile_id uuid, p_now timestamptz) returns timestamptz
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_hours public.quiet_hours;
    v_wall timestamp;
    v_end timestamp;
    v_until timestamptz;
begin
    select * into v_hours from public.quiet_hours q where q.profile_id = p_profile_id;
    if not found then
        return null;
    end if;
    v_wall := p_now at time zone v_hours.time_zone;
    if v_hours.starts_at < v_hours.ends_at then
        if v_wall::time < v_hours.starts_at or v_wall::time >= v_hours.ends_at then
            return null;
        end if;
        v_end := v_wall::date + v_hours.ends_at;
    elsif v_wall::time >= v_hours.starts_at then
        v_end := v_wall::date + 1 + v_hours.ends_at;
    elsif v_wall::time < v_hours.ends_at then
        v_end := v_wall::date + v_hours.ends_at;
    else
        return null;
    end if;
    v_until := v_end at time zone v_hours.time_zone;
    if v_until - interval '1 hour' > p_now and (v_until - interval '1 hour') at time zone v_hours.time_zone = v_end then
        v_until := v_until - interval '1 hour';
    end if;
    -- Where a clock that goes back shows the quiet hours again, they may end before they began.
    return greatest(v_until, p_now + interval '1 minute');
end
$$;
