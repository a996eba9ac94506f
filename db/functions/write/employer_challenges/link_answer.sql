-- Notes by which submission the program of an answer is judged; in a session of a person, of their own answer.
-- Definer: answers are in private.
create function private.link_answer(p_invitation_id uuid, p_submission_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update private.challenge_answers a set submission_id = p_submission_id
    from public.challenge_invitations i
    where a.invitation_id = p_invitation_id and i.id = a.invitation_id
      and i.candidate_profile_id = coalesce(auth.uid(), i.candidate_profile_id);
end
$$;
