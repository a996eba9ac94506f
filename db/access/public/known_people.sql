-- A definer view that holds its whole rule itself.
grant select on public.known_people to authenticated, app_command, service_role;
