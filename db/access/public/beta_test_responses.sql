-- Feedback of a job_seeker, as themselves; no one reads it back through the API.
alter table public.beta_test_responses enable row level security;
grant insert (user_id, selected_pages, selected_components, responses, user_role, browser_info, feedback_type)
    on public.beta_test_responses to authenticated;
grant select, insert, update, delete on public.beta_test_responses to service_role;
create policy is_onboarded on public.beta_test_responses as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own_insert on public.beta_test_responses for insert to authenticated
    with check (user_id = (select auth.uid()) and user_role = 'job_seeker' and (select private.my_role()) = 'job_seeker');
