-- Files that messages carry. What a reader needs to show them stands in the message itself, so that it arrives live with
-- it; which file is whose stands apart, so that a file is carried once and is found by its name.

alter table public.messages
    add column attachments jsonb not null default '[]'
        check (jsonb_typeof(attachments) = 'array' and jsonb_array_length(attachments) <= 5
            and pg_column_size(attachments) <= 8192),
    add constraint messages_not_empty check (body <> '' or attachments <> '[]' or deleted_at is not null);

create table private.attachments (
    -- The object's name in the bucket "attachments": the conversation's id, a slash, and its own.
    path text primary key check (length(path) = 73),
    message_id uuid not null references public.messages on delete cascade,
    created_at timestamptz not null default now()
);
create index attachments_message on private.attachments (message_id);
