-- Addresses that were given up: functions of the owner read and write them.
alter table private.old_slugs enable row level security;
alter table private.slug_changes enable row level security;
grant execute on function
    private.slug_budget(text, uuid),
    private.slug_facts(text, uuid, text),
    private.slug_limit()
    to app_command;
