-- A seeker's own decisions; interest in a job for those of its company who may see its candidates, until it is
-- withdrawn. A pass is the seeker's alone. Writes are commands; the policies hold them to it.
alter table public.job_interactions enable row level security;
grant select on public.job_interactions to authenticated, app_command;
grant insert (id, job_opening_id, profile_id, status, note, source, quota, usage_day), update (decision, decided_at), delete
    on public.job_interactions to app_command;
grant select, insert, update, delete on public.job_interactions to service_role;
create policy is_onboarded on public.job_interactions as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.job_interactions;
create policy both_sides on public.job_interactions for select to authenticated, app_command
    using (profile_id = (select auth.uid())
        or (status = 'interested' and decision is distinct from 'withdrawn'
            and job_opening_id = any ((select private.my_candidate_jobs())::uuid[])));
create policy decide_on_job on public.job_interactions for insert to app_command
    with check (profile_id = (select auth.uid()) and decision is null and (select private.is_seeker())
        and exists (select from public.job_openings j
            where j.id = job_opening_id and j.is_listed and (j.expires_at is null or j.expires_at > now())));
-- An open interest is withdrawn by its seeker or decided by the company. Who decided can undo it for ten seconds, which
-- makes it an open interest again.
create policy decide on public.job_interactions for update to app_command
    using (status = 'interested' and (
        (decision is null
            and (profile_id = (select auth.uid()) or job_opening_id = any ((select private.my_candidate_jobs())::uuid[])))
        or (decision in ('approved', 'rejected') and id = any ((select private.my_new_decisions())::uuid[])
            and job_opening_id = any ((select private.my_candidate_jobs())::uuid[]))))
    with check ((decision = 'withdrawn' and profile_id = (select auth.uid()))
        or ((decision is null or decision in ('approved', 'rejected'))
            and job_opening_id = any ((select private.my_candidate_jobs())::uuid[])));
create policy undo on public.job_interactions for delete to app_command
    using (profile_id = (select auth.uid()) and decision is null and created_at > now() - interval '10 seconds');
