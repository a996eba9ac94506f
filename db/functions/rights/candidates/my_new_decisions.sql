-- Interests that the caller decided on in the last ten seconds: what they can undo.
-- Definer: policies of job_interactions ask it, and the policies of what it reads ask job_interactions.
create function private.my_new_decisions() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select d.job_interaction_id from public.job_interaction_decisions d
        where d.decided_by = auth.uid() and d.created_at > now() - interval '10 seconds');
end
$$;
