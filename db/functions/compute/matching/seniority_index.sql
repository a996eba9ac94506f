-- The seniorities in order, as numbers.
create function private.seniority_index(p_seniority text) returns integer
    language sql immutable parallel safe
return array_position(array['intern', 'junior', 'mid', 'senior', 'staff', 'principal'], p_seniority);
