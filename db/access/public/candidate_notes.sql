-- Notes on candidates: for the members of the company who see the candidate, as long as they do. Written and edited by
-- their author, deleted by the author or an admin.
alter table public.candidate_notes enable row level security;
grant select on public.candidate_notes to authenticated, app_command;
grant insert (id, company_id, job_interaction_id, author_id, body), update (body, edited_at), delete
    on public.candidate_notes to app_command;
grant select, insert, update, delete on public.candidate_notes to service_role;
create policy is_onboarded on public.candidate_notes as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
alter publication supabase_realtime add table public.candidate_notes;
-- known_people leaves out who deactivated their account.
create policy colleagues on public.candidate_notes for select to authenticated, app_command
    using (company_id = (select private.my_approved_company())
        and exists (select from public.job_interactions i join public.known_people k on k.id = i.profile_id
            where i.id = job_interaction_id and i.status = 'interested' and i.decision is distinct from 'withdrawn'
              and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])));
create policy write on public.candidate_notes for insert to app_command
    with check (author_id = (select auth.uid()) and company_id = (select private.my_approved_company())
        and private.sees_candidate(job_interaction_id));
create policy edit_own on public.candidate_notes for update to app_command
    using (author_id = (select auth.uid()));
create policy delete_own on public.candidate_notes for delete to app_command
    using (author_id = (select auth.uid()) or (select private.is_company_admin()));
