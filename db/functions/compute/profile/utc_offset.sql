-- Seconds from UTC in a time zone at a time; null without a zone.
create function private.utc_offset(p_timezone text, p_at timestamptz) returns integer
    language sql immutable parallel safe
return extract(epoch from (p_at at time zone p_timezone) - (p_at at time zone 'utc'))::integer;
