-- The caller's company once it is approved, if they manage its challenges: what candidates answered is read by these.
-- Definer: a policy asks it, and what it reads has policies too.
create function private.my_challenge_company() returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return case when private.has_permission('manage_challenges') then private.my_approved_company() end;
end
$$;
