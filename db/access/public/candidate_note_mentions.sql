-- Whom a note names; a part of the note. Only someone who sees the candidate can be named, by the note's author.
-- get_candidate_notes reads it for pages.
alter table public.candidate_note_mentions enable row level security;
grant select, insert (note_id, profile_id), delete on public.candidate_note_mentions to app_command;
grant select, insert, update, delete on public.candidate_note_mentions to service_role;
create policy is_onboarded on public.candidate_note_mentions as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy colleagues on public.candidate_note_mentions for select to app_command
    using (exists (select from public.candidate_notes n where n.id = note_id));
create policy mention on public.candidate_note_mentions for insert to app_command
    with check (exists (select from public.candidate_notes n
        where n.id = note_id and n.author_id = (select auth.uid())
          and profile_id = any (private.candidate_viewers(n.job_interaction_id))));
create policy take_back on public.candidate_note_mentions for delete to app_command
    using (exists (select from public.candidate_notes n where n.id = note_id and n.author_id = (select auth.uid())));
