-- The newest copy of the caller's data that did not fail.
-- Definer: no role reads private.data_exports.
create function private.my_last_export(out id uuid, out state text, out created_at timestamptz) returns setof record
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select e.id, e.state, e.created_at
    from private.data_exports e where e.profile_id = auth.uid() and e.state <> 'failed'
    order by e.created_at desc limit 1;
end
$$;
