-- What is kept of an answer. For the candidate's own commands; a client reads it through get_challenge_invitation.
create function private.invitation_answer(p_invitation_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select a.answer from private.challenge_answers a
        join public.challenge_invitations i on i.id = a.invitation_id
        where a.invitation_id = p_invitation_id and i.candidate_profile_id = auth.uid());
end
$$;
