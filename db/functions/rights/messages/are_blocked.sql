-- Whether one of two people has blocked the other.
-- Definer: nobody reads who blocked them.
create function private.are_blocked(p_one uuid, p_other uuid) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from public.blocked_people b
        where (b.blocker_id = p_one and b.blocked_id = p_other) or (b.blocker_id = p_other and b.blocked_id = p_one));
end
$$;
