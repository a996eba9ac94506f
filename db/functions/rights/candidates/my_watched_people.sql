-- The people on the caller's watchlist whom they may see now.
-- Definer: the policy of watchlist asks it.
create function private.my_watched_people() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return private.visible_people(array(select w.profile_id from public.watchlist w where w.owner_id = auth.uid()));
end
$$;
