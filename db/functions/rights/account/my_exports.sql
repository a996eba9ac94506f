-- Names of the caller's archives that may still be fetched. For the policy of their bucket.
-- Definer: no role reads private.data_exports.
create function private.my_exports() returns text[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select e.object_name from private.data_exports e
        where e.profile_id = auth.uid() and e.state = 'ready' and e.expires_at > now());
end
$$;
