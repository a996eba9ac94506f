-- Begins a copy of the caller's data, unless there was one within the hour; older copies go. Returns {"id", "state"} or
-- {"wait": seconds}. One that failed does not count; one that is still being made is the one that was asked for.
create function private.begin_export(p_id uuid, p_now timestamptz) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_id uuid;
    v_state text;
    v_last timestamptz;
begin
    perform from public.profiles p where p.id = v_me for no key update;
    select e.id, e.state, e.created_at into v_id, v_state, v_last
    from private.data_exports e where e.profile_id = v_me and e.state <> 'failed' order by e.created_at desc limit 1;
    -- A worker that went away for an hour does not come back.
    if v_state in ('waiting', 'running') and v_last > p_now - interval '2 hours' then
        return jsonb_build_object('id', v_id, 'state', v_state);
    elsif v_last > p_now - interval '1 hour' then
        return jsonb_build_object('wait', ceil(extract(epoch from v_last + interval '1 hour' - p_now))::integer);
    end if;
    delete from storage.objects o where o.bucket_id = 'exports' and o.folder = v_me;
    delete from private.data_exports e where e.profile_id = v_me;
    insert into private.data_exports (id, profile_id, created_at) values (p_id, v_me, p_now);
    perform queue.enqueue('export_data', jsonb_build_object('export_id', p_id), null, p_id::text, 5);
    perform private.note_event('data_exported');
    return jsonb_build_object('id', p_id, 'state', 'waiting');
end
$$;
