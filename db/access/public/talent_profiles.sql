-- A definer view that holds its whole rule itself.
grant select on public.talent_profiles to authenticated, app_command, service_role;
