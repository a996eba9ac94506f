-- Begins a copy of the caller's data in the place of older ones.
-- Definer: no role writes private.data_exports or the files of this bucket.
create function private.replace_my_export(p_id uuid, p_now timestamptz) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
begin
    delete from storage.objects o where o.bucket_id = 'exports' and o.folder = v_me;
    delete from private.data_exports e where e.profile_id = v_me;
    insert into private.data_exports (id, profile_id, created_at) values (p_id, v_me, p_now);
end
$$;
