-- Deletes the conversations of these interests in which nobody wrote anything. Of which interests none is left: one that
-- has a message stays, also when it is sent at this moment.
-- Definer: conversations are not deletable for anyone.
create function private.delete_silent_conversations(p_interaction_ids uuid[]) returns uuid[]
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from public.conversations c where c.job_interaction_id = any (p_interaction_ids) and c.last_sequence = 0;
    return array(
        select p.id from unnest(p_interaction_ids) p (id)
        where not exists (select from public.conversations c where c.job_interaction_id = p.id));
end
$$;
