alter table auth.undo_links enable row level security;
grant select, insert, update, delete on auth.undo_links to devproof_system;
create policy system on auth.undo_links to devproof_system using (true) with check (true);
