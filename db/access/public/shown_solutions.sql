-- Answers whose code is shown: a command writes one's own; everyone reads them through functions.
alter table public.shown_solutions enable row level security;
grant select, delete on public.shown_solutions to app_command;
grant insert (submission_id, profile_id, created_at) on public.shown_solutions to app_command;
grant select, insert, update, delete on public.shown_solutions to service_role;
create policy is_onboarded on public.shown_solutions as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy own on public.shown_solutions to app_command
    using (profile_id = (select auth.uid()))
    -- An answer of somebody else can't be shown, nor hidden from its owner by a row of one's own.
    with check (profile_id = (select auth.uid()) and exists (
        select from public.submissions s where s.id = submission_id and s.profile_id = (select auth.uid())));
