-- How many of the caller's interactions came back and were not used again.
create function private.bonus_left() returns integer
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (select count(*) from private.interaction_bonuses b where b.profile_id = auth.uid() and b.used_for is null);
end
$$;
