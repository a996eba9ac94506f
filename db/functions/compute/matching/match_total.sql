-- The score from what was earned (weights times hundredths) and the weights known: rounded half up.
create function private.match_total(p_earned bigint, p_known bigint) returns integer
    language sql immutable parallel safe
return ((2 * p_earned + p_known) / nullif(2 * p_known, 0))::integer;
