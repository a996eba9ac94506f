-- The newest copy of the caller's data: how far it is, where it lies, until when, and when another may be asked for.
-- Null when there is none.
-- Definer: no role reads private.data_exports.
create function public.get_my_export() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_session_active() then
        return null;
    end if;
    return (
        select jsonb_build_object(
            'id', e.id, 'state', case when e.expires_at <= now() then 'expired' else e.state end,
            'done', e.done, 'total', e.total, 'size', e.size, 'path', e.object_name,
            'created_at', e.created_at, 'finished_at', e.finished_at, 'expires_at', e.expires_at,
            'next_at', case when e.state <> 'failed' then e.created_at + interval '1 hour' end)
        from private.data_exports e where e.profile_id = auth.uid() order by e.created_at desc limit 1);
end
$$;
