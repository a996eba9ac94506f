-- A figure with that of the period before.
create function private.compared(p_count numeric, p_previous numeric) returns jsonb
    language sql immutable
    set search_path = ''
as $$
    select jsonb_build_object('count', coalesce(p_count, 0), 'previous', coalesce(p_previous, 0))
$$;
