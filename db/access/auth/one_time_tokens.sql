alter table auth.one_time_tokens enable row level security;
grant select, insert, update, delete on auth.one_time_tokens to devproof_system;
create policy system on auth.one_time_tokens to devproof_system using (true) with check (true);
