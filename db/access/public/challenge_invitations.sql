-- The invited candidate's and the company's: those who may see the job's candidates, and those who manage challenges.
-- The challenge and the answer come through get_challenge_invitation. Writes are commands; the policies hold each side
-- to its own steps. Who decided is the company's affair, and get_challenge_invitation tells it to its side alone.
alter table public.challenge_invitations enable row level security;
grant select (id, employer_challenge_id, version_id, company_id, candidate_profile_id, job_opening_id, job_interaction_id,
        conversation_id, sent_by, note, status, sent_at, opened_at, started_at, ends_at, expires_at, submitted_at, decided_at,
        reason, created_at)
    on public.challenge_invitations to authenticated, app_command;
grant insert (id, employer_challenge_id, version_id, company_id, candidate_profile_id, job_opening_id, job_interaction_id,
        conversation_id, sent_by, note, sent_at, expires_at),
    update (status, opened_at, started_at, ends_at, submitted_at, decided_at, decided_by, reason)
    on public.challenge_invitations to app_command;
grant select, insert, update, delete on public.challenge_invitations to service_role;
create policy is_onboarded on public.challenge_invitations as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.challenge_invitations;
create policy both_sides on public.challenge_invitations for select to authenticated, app_command
    using (candidate_profile_id = (select auth.uid())
        or job_opening_id = any ((select private.my_candidate_jobs())::uuid[])
        or company_id = (select private.my_challenge_company()));
create policy send on public.challenge_invitations for insert to app_command
    with check (sent_by = (select auth.uid()) and status = 'sent'
        and company_id = (select private.my_approved_company())
        and job_opening_id = any ((select private.my_candidate_jobs())::uuid[]));
create policy act on public.challenge_invitations for update to app_command
    using ((candidate_profile_id = (select auth.uid()) and status in ('sent', 'opened', 'started'))
        or (status in ('sent', 'opened', 'started', 'submitted')
            and job_opening_id = any ((select private.my_candidate_jobs())::uuid[])))
    with check ((candidate_profile_id = (select auth.uid()) and status in ('opened', 'started', 'submitted', 'declined'))
        or (status in ('withdrawn', 'approved', 'rejected')
            and job_opening_id = any ((select private.my_candidate_jobs())::uuid[])));
