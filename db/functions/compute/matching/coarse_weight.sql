-- What a seeker may see of a weight: how much it matters, not the employer's number.
create function private.coarse_weight(p_weight integer) returns integer
    language sql immutable parallel safe
return case when p_weight <= 10 then 5 when p_weight <= 20 then 15 when p_weight <= 32 then 25 else 40 end;
