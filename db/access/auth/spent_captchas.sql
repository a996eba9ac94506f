alter table auth.spent_captchas enable row level security;
grant select, insert, update, delete on auth.spent_captchas to devproof_system;
create policy system on auth.spent_captchas to devproof_system using (true) with check (true);
