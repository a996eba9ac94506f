-- Messages that a person hides from themselves. Only that person reads it.
create table public.hidden_messages (
    profile_id uuid not null references public.profiles on delete cascade,
    conversation_id uuid not null,
    message_id uuid not null,
    created_at timestamptz not null default now(),
    primary key (profile_id, message_id),
    foreign key (conversation_id, message_id) references public.messages (conversation_id, id) on delete cascade
);
create index hidden_messages_conversation on public.hidden_messages (profile_id, conversation_id);
create index hidden_messages_message on public.hidden_messages (conversation_id, message_id);
