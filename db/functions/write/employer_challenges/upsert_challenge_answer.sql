-- Saves what the caller has of an answer to an invitation of theirs.
-- Definer: answers are in private.
create function private.upsert_challenge_answer(p_invitation_id uuid, p_answer jsonb, p_now timestamptz) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.challenge_answers as a (invitation_id, answer, saved_at)
    select i.id, p_answer, p_now from public.challenge_invitations i
    where i.id = p_invitation_id and i.candidate_profile_id = auth.uid()
    on conflict (invitation_id) do update set answer = excluded.answer, saved_at = excluded.saved_at;
end
$$;
