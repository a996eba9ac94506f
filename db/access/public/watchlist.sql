-- One's own watchlist, without the people who can't be seen (any more). Saving and removing are commands.
alter table public.watchlist enable row level security;
grant select on public.watchlist to authenticated, app_command;
grant insert (owner_id, profile_id), delete on public.watchlist to app_command;
grant select, insert, update, delete on public.watchlist to service_role;
create policy is_onboarded on public.watchlist as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.watchlist for select to authenticated, app_command
    using (owner_id = (select auth.uid()) and profile_id = any ((select private.my_watched_people())::uuid[]));
create policy own_insert on public.watchlist for insert to app_command
    with check (owner_id = (select auth.uid()) and profile_id = any (private.visible_people(array[profile_id])));
create policy own_delete on public.watchlist for delete to app_command
    using (owner_id = (select auth.uid()));
