-- Pays an interaction with a person's oldest bonus; whether there was one. Undoing deletes the interaction, and its
-- foreign key gives the bonus back.
-- Definer: no role holds anything on interaction_bonuses.
create function private.use_bonus(p_profile_id uuid, p_interaction_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.interaction_bonuses b set used_for = p_interaction_id
    where b.used_for is null
      and b.id = (
          select x.id from private.interaction_bonuses x
          where x.profile_id = p_profile_id and x.used_for is null
          order by x.id limit 1 for update);
    return found;
end
$$;
