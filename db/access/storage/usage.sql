-- Written by the triggers of storage.objects.
alter table storage.usage enable row level security;
grant select on storage.usage to devproof_system;
create policy system on storage.usage to devproof_system using (true) with check (true);
