-- Reviews of answers to a company's challenge: for those who may see the candidate. Reviews of others are shown to who wrote
-- one, or once the answer is decided, so that no one is led by another's marks. Written by save_challenge_review.
alter table public.challenge_reviews enable row level security;
grant select on public.challenge_reviews to authenticated, app_command;
grant insert (invitation_id, reviewer_id, company_id, marks, note), update (marks, note, updated_at)
    on public.challenge_reviews to app_command;
grant select, insert, update, delete on public.challenge_reviews to service_role;
create policy is_onboarded on public.challenge_reviews as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy reviewers on public.challenge_reviews for select to authenticated, app_command
    using (exists (
        select from public.challenge_invitations i
        where i.id = invitation_id and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])
          and (reviewer_id = (select auth.uid()) or i.status in ('approved', 'rejected')
            or i.id = any ((select private.my_reviewed_invitations())::uuid[]))));
create policy write_own on public.challenge_reviews for insert to app_command
    with check (reviewer_id = (select auth.uid()) and company_id = (select private.my_approved_company())
        and exists (
            select from public.challenge_invitations i
            where i.id = invitation_id and i.company_id = challenge_reviews.company_id and i.status = 'submitted'
              and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])));
create policy change_own on public.challenge_reviews for update to app_command
    using (reviewer_id = (select auth.uid()) and exists (
        select from public.challenge_invitations i where i.id = invitation_id and i.status = 'submitted'))
    with check (reviewer_id = (select auth.uid()));
