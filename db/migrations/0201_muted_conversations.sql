-- A muted conversation doesn't count in the navigation of the person who muted it.
alter table public.conversation_participants add column is_muted boolean not null default false;
