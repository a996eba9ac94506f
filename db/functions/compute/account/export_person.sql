-- Whose data an export is, as long as it is wanted. For background work.
-- Definer: no role reads private.data_exports.
create function private.export_person(p_export_id uuid) returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (select e.profile_id from private.data_exports e where e.id = p_export_id and e.state in ('waiting', 'running'));
end
$$;
