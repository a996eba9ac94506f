-- Addresses that were given up: functions of the owner read and write them.
alter table private.old_slugs enable row level security;
alter table private.slug_changes enable row level security;
grant execute on function private.change_slug(text, text) to app_command;
