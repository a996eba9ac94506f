-- Holds someone's profile for a rank that is given by hand. No row: there is no such person.
-- Definer: policies show everyone their own profile alone.
create function private.lock_ranked_person(
    p_profile_id uuid, out role text, out is_internal_admin boolean, out special_rank text
) returns setof record
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query
    select p.role, p.is_internal_admin, p.special_rank from public.profiles p where p.id = p_profile_id for no key update;
end
$$;
