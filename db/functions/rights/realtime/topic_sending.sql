-- The extensions that the caller may send on realtime.topic().
-- Definer: callers may not execute topic_rights; what policies ask takes no arguments.
create function private.topic_sending() returns text[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return private.topic_rights(true);
end
$$;
