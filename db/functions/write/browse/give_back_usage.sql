-- Gives an interaction of the caller back to the counter it was taken from (a bonus comes back by its foreign key). The command calls this for the row it is
-- about to delete, under that row's lock, so it happens once.
create function private.give_back_usage(p_interaction_id uuid) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.daily_usage u set used = u.used - 1
    from public.job_interactions i
    where i.id = p_interaction_id and i.profile_id = auth.uid()
      and u.profile_id = i.profile_id and u.kind = i.pot and u.day = i.usage_day and u.used > 0;
    return found;
end
$$;
