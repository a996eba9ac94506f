-- One's own row, also during onboarding. Who others are comes from known_people, talent_profiles and get_public_profile.
alter table public.profiles enable row level security;
grant select on public.profiles to authenticated, app_command;
grant update (full_name, avatar_url, headline, about, location, years_experience, visibility, country, timezone,
    seniority, role_families, availability, work_modes, employment_types, work_countries, open_to_relocation, salary_min,
    salary_currency, read_receipts, wants_rejection_reason, analytics_opt_out, takes_job_invitations) on public.profiles to authenticated, app_command;
-- Onboarding. Company, company role, staff, activity, tier and counters are moved by definer functions alone.
grant update (role, needs_onboarding, slug) on public.profiles to app_command;
grant select, insert, update, delete on public.profiles to service_role;
create policy is_session_active on public.profiles as restrictive for all to authenticated, app_command
    using ((select private.is_session_active()));
alter publication supabase_realtime add table public.profiles;
-- Not in devproof_internal too: the feed reads both, and PostgreSQL refuses a table with differing column lists.
create policy own on public.profiles for select to authenticated, app_command using (id = (select auth.uid()));
create policy own_update on public.profiles for update to authenticated, app_command
    using (id = (select auth.uid())) with check (id = (select auth.uid()));
