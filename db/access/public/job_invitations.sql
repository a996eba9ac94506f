-- The invited person's and the company's: those who may see the job's candidates. Sending, withdrawing and declining are
-- commands of the two sides; accepting also makes a match, so a function writes it.
alter table public.job_invitations enable row level security;
grant select on public.job_invitations to authenticated, app_command;
grant insert (id, company_id, job_opening_id, profile_id, sent_by, reason, created_at, expires_at),
    update (status, ended_at)
    on public.job_invitations to app_command;
grant select, insert, update, delete on public.job_invitations to service_role;
create policy is_onboarded on public.job_invitations as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.job_invitations;
create policy both_sides on public.job_invitations for select to authenticated, app_command
    using (profile_id = (select auth.uid()) or job_opening_id = any ((select private.my_candidate_jobs())::uuid[]));
create policy send on public.job_invitations for insert to app_command
    with check (sent_by = (select auth.uid()) and status = 'open'
        and company_id = (select private.my_approved_company())
        and job_opening_id = any ((select private.my_candidate_jobs())::uuid[]));
create policy end_open on public.job_invitations for update to app_command
    using (status = 'open'
        and (profile_id = (select auth.uid()) or job_opening_id = any ((select private.my_candidate_jobs())::uuid[])))
    with check ((status = 'declined' and profile_id = (select auth.uid()))
        or (status = 'withdrawn' and job_opening_id = any ((select private.my_candidate_jobs())::uuid[])));
