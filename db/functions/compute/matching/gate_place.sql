-- Gate "place": true passes, false fails, null is unknown. The gates are single expressions in the standard's body
-- form: bound when created (so no search path is at play) and inlined into the queries that sift jobs.
create function private.gate_place(
    p_policy text, p_countries text[], p_modes text[], p_country text, p_relocates boolean
) returns boolean
    language sql immutable parallel safe
return case
    when p_policy is null then null
    when cardinality(p_modes) > 0 and not p_policy = any (p_modes) then false
    when cardinality(p_countries) = 0 then case when p_policy = 'remote' then true end
    when p_country = any (p_countries) then true
    when p_policy <> 'remote' and p_relocates then true
    when p_country is null then null
    else false
end;
