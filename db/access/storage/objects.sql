-- Who keeps which files. The first folder of a name says whose it is: a person's images, a company's logo, a
-- conversation's attachments. Reading a public file by its address needs no policy: the service looks it up itself;
-- a list shows to each what they may change. Files that a message carries cannot be deleted
-- (storage.keep_used).
alter table storage.objects enable row level security;
grant select on storage.objects to anon, authenticated;
grant insert (bucket_id, name, owner, version, size, content_type, etag, cache_control, width, height, user_metadata),
    update (name, version, size, content_type, etag, cache_control, width, height, user_metadata, updated_at, look_at), delete
    on storage.objects to authenticated;
grant select, insert, update, delete on storage.objects to service_role, devproof_system;
create policy is_onboarded on storage.objects as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy system on storage.objects to devproof_system using (true) with check (true);

create policy images_read on storage.objects for select to authenticated
    using (bucket_id in ('avatars', 'projects') and folder = (select auth.uid()));
create policy images_insert on storage.objects for insert to authenticated
    with check (bucket_id in ('avatars', 'projects') and folder = (select auth.uid()) and owner = (select auth.uid()));
create policy images_update on storage.objects for update to authenticated
    using (bucket_id in ('avatars', 'projects') and folder = (select auth.uid()))
    with check (bucket_id in ('avatars', 'projects') and folder = (select auth.uid()));
create policy images_delete on storage.objects for delete to authenticated
    using (bucket_id in ('avatars', 'projects') and folder = (select auth.uid()));

create policy logos_read on storage.objects for select to authenticated
    using (bucket_id = 'logos' and folder = (select private.my_company_with('manage_company')));
create policy logos_insert on storage.objects for insert to authenticated
    with check (bucket_id = 'logos' and folder = (select private.my_company_with('manage_company'))
        and owner = (select auth.uid()));
create policy logos_update on storage.objects for update to authenticated
    using (bucket_id = 'logos' and folder = (select private.my_company_with('manage_company')))
    with check (bucket_id = 'logos' and folder = (select private.my_company_with('manage_company')));
create policy logos_delete on storage.objects for delete to authenticated
    using (bucket_id = 'logos' and folder = (select private.my_company_with('manage_company')));

-- An attachment is its sender's alone until a message carries it, and everyone's who takes part from then on. What was
-- sent stays as it was sent: no update.
create policy attachments_read on storage.objects for select to authenticated
    using (bucket_id = 'attachments' and (sent or owner = (select auth.uid()))
        and folder = any ((select private.my_conversations())::uuid[]));
create policy attachments_insert on storage.objects for insert to authenticated
    with check (bucket_id = 'attachments' and folder = any ((select private.my_conversations())::uuid[])
        and owner = (select auth.uid()));
create policy attachments_delete on storage.objects for delete to authenticated
    using (bucket_id = 'attachments' and owner = (select auth.uid())
        and folder = any ((select private.my_conversations())::uuid[]));

-- Copies of one's own data, made by the service: to be fetched for a day, by whom they are about.
create policy exports_read on storage.objects for select to authenticated
    using (bucket_id = 'exports' and folder = (select auth.uid()) and name = any ((select private.my_exports())::text[]));

-- A screenshot of a bug is between who reported it and staff. It can be taken back, and is never replaced.
create policy bug_reports_read on storage.objects for select to authenticated
    using (bucket_id = 'bug-reports' and (folder = (select auth.uid()) or (select private.is_staff())));
create policy bug_reports_insert on storage.objects for insert to authenticated
    with check (bucket_id = 'bug-reports' and folder = (select auth.uid()) and owner = (select auth.uid()));
create policy bug_reports_delete on storage.objects for delete to authenticated
    using (bucket_id = 'bug-reports' and folder = (select auth.uid()));
