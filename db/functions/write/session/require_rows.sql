-- Called by the data API inside its own statements: raises unless the number of rows lies within the bounds, so that
-- a write which touched too many or too few is rolled back before anyone saw it. The code is the protocol's; the
-- message carries the number. It can only refuse its own caller.
create function private.require_rows(p_found bigint, p_at_least bigint, p_at_most bigint, p_code text) returns boolean
    language plpgsql volatile
    set search_path = ''
as $$
begin
    if p_found < p_at_least or p_found > p_at_most then
        raise sqlstate 'PGRST' using
            message = json_build_object('code', p_code, 'message', p_found::text)::text,
            detail = '{}';
    end if;
    return true;
end
$$;
