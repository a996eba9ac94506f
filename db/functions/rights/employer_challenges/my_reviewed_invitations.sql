-- Answers that the caller has reviewed: reviews of others are shown once one's own is written.
-- Definer: the policy of the table it reads asks it.
create function private.my_reviewed_invitations() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(select r.invitation_id from public.challenge_reviews r where r.reviewer_id = auth.uid());
end
$$;
