-- Gives someone a rank by hand; null takes it away.
-- Definer: no role of a command writes this column, or the profile of someone else.
create function private.put_special_rank(p_profile_id uuid, p_rank text) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.profiles p set special_rank = p_rank where p.id = p_profile_id;
end
$$;
