-- Every file that a person stored, and the archives of their data. What they had uploaded as a company's logo is the
-- company's. The bytes are orphaned objects from the end of the transaction on; the server deletes them before it answers.
-- Definer: files are deleted by their owners alone.
create function private.forget_files(p_user_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from private.attachments a
    using public.messages m where m.id = a.message_id and m.sender_id = p_user_id;
    -- The file goes, the words stay. A message that was nothing but files is a deleted message.
    update public.messages m
    set attachments = '[]', body = case when m.deleted_at is null then m.body else '' end,
        deleted_at = case when m.body = '' then coalesce(m.deleted_at, now()) else m.deleted_at end
    where m.sender_id = p_user_id and (m.attachments <> '[]' or m.deleted_at is not null);
    delete from storage.objects o
    where (o.owner = p_user_id and o.bucket_id <> 'logos')
       or (o.bucket_id in ('avatars', 'projects', 'exports') and o.folder = p_user_id);
    update storage.objects o set owner = null where o.owner = p_user_id;
    delete from storage.usage u where u.owner = p_user_id;
end
$$;
