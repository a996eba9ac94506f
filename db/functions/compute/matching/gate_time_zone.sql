-- Gate "time zone" of remote work: the person's hours from UTC lie where the job wants them.
create function private.gate_time_zone(p_policy text, p_min smallint, p_max smallint, p_offset numeric) returns boolean
    language sql immutable parallel safe
return case
    when p_min is null or p_policy is distinct from 'remote' then true
    else p_offset between p_min and p_max
end;
