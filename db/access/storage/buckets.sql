-- What a bucket takes is no secret; only the operator makes and changes them.
alter table storage.buckets enable row level security;
grant usage on schema storage to anon, authenticated, service_role;
grant select on storage.buckets to anon, authenticated;
grant select, insert, update, delete on storage.buckets to service_role, devproof_system;
create policy is_onboarded on storage.buckets as restrictive for all to authenticated, app_command
    using ((select private.is_onboarded()));
create policy everybody on storage.buckets for select to anon, authenticated using (true);
create policy system on storage.buckets to devproof_system using (true) with check (true);
