-- When the sweeper next asks whether anything refers to an object: not before a day, then once a day; never while a message
-- carries it. So each sweep looks at what is due, however many objects there are.
alter table storage.objects add column look_at timestamptz not null default now() + interval '1 day';
update storage.objects set look_at = 'infinity' where sent;
create index objects_look_at on storage.objects (look_at);
drop index storage.objects_age;
