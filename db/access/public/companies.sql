-- Approved companies for anyone who is signed in, with a public link for everyone; one's own and those one dealt with
-- always. Approval is not editable; the slug is changed by change_slug alone.
alter table public.companies enable row level security;
grant select on public.companies to anon, authenticated, app_command;
grant update (name, slug, public_link, logo_url, tagline, about, size, stage, industry, founded_year, places, tech_stack,
    culture, benefits, website, links, response_days) on public.companies to app_command;
grant select, insert, update, delete on public.companies to service_role;
-- Someone in onboarding may read what a visitor may.
create policy is_onboarded on public.companies as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded())
        or ((select private.is_session_active()) and approval_status = 'approved' and public_link))
    with check ((select private.is_onboarded()));
create policy visitors on public.companies for select to anon using (approval_status = 'approved' and public_link);
create policy approved on public.companies for select to authenticated, app_command
    using (approval_status = 'approved'
        or id = (select private.my_company())
        or id = any ((select private.my_interacted_companies())::uuid[]));
create policy managed on public.companies for update to app_command
    using (id = (select private.my_company_with('manage_company')))
    with check (id = (select private.my_company_with('manage_company')));
