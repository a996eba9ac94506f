-- The extensions that the caller may listen to on realtime.topic().
-- Definer: callers may not execute topic_rights; what policies ask takes no arguments.
create function private.topic_listening() returns text[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return private.topic_rights(false);
end
$$;
