-- What the caller stored under this name, for a command that is about to refer to it; no row when there is no such
-- file of theirs. The row stays locked until the command ends: the sweeper does not take it away meanwhile, and two
-- commands that want to refer to it go one after the other.
-- Definer: the schema storage is closed to commands.
create function private.my_upload(p_bucket text, p_name text)
    returns table (content_type text, size_bytes bigint, width integer, height integer)
    language sql volatile security definer
    set search_path = ''
as $$
    select o.content_type, o.size, o.width, o.height
    from storage.objects o
    where o.bucket_id = p_bucket and o.name = p_name and o.owner = auth.uid()
    for no key update
$$;
