-- What remains of something that fades by half each minute.
create function private.faded(p_amount double precision, p_since timestamptz, p_now timestamptz) returns double precision
    language sql immutable
    set search_path = ''
    return p_amount * power(0.5, least(greatest(extract(epoch from p_now - p_since)::double precision, 0), 3600) / 60);
