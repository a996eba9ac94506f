-- A message may answer another one of its conversation.
alter table public.messages
    add constraint messages_conversation_id_id_key unique (conversation_id, id),
    add column reply_to_id uuid,
    add constraint messages_reply_to_id_fkey foreign key (conversation_id, reply_to_id)
        references public.messages (conversation_id, id) on delete set null (reply_to_id),
    add constraint messages_reply_to_another check (reply_to_id <> id);
create index messages_reply_to on public.messages (conversation_id, reply_to_id) where reply_to_id is not null;
