-- What is saved of an answer; in a session of a person, of their own. A client reads it through get_challenge_invitation.
-- Definer: answers are in private.
create function private.invitation_answer(p_invitation_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select a.answer from private.challenge_answers a
        join public.challenge_invitations i on i.id = a.invitation_id
        where a.invitation_id = p_invitation_id and i.candidate_profile_id = coalesce(auth.uid(), i.candidate_profile_id));
end
$$;
