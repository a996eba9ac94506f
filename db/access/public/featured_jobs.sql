-- The day's set, for seekers; not the one of tomorrow, which is chosen a little ahead.
alter table public.featured_jobs enable row level security;
grant select on public.featured_jobs to authenticated, app_command;
grant select, insert, update, delete on public.featured_jobs to service_role;
create policy is_onboarded on public.featured_jobs as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy seekers on public.featured_jobs for select to authenticated, app_command
    using ((select private.is_seeker()) and day <= (now() at time zone 'utc')::date);
