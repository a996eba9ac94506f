-- Who takes over the work of a member of the caller's company who leaves. For commands.
-- Definer: the profiles of colleagues are hidden from the caller.
create function private.team_successor(p_member uuid) returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return case when private.is_teammate(p_member) then private.successor_of(p_member) end;
end
$$;
