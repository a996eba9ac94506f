-- Pays an interaction of the caller, just made, with their oldest bonus. False when none is left: the command then
-- refuses as a whole. Undoing deletes the interaction, and its foreign key gives the bonus back.
create function private.use_bonus(p_interaction_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.interaction_bonuses b set used_for = p_interaction_id
    where b.used_for is null
      and b.id = (
          select x.id from private.interaction_bonuses x
          where x.profile_id = auth.uid() and x.used_for is null
          order by x.id limit 1 for update)
      and exists (
          select from public.job_interactions i
          where i.id = p_interaction_id and i.profile_id = auth.uid() and i.pot = 'bonus');
    return found;
end
$$;
