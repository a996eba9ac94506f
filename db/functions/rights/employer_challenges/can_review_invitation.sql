-- Whether a colleague may see the candidate of an invitation that the caller may decide on.
-- Definer: the rights of colleagues are hidden from each other.
create function private.can_review_invitation(p_id uuid, p_profile_id uuid) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from public.challenge_invitations i
        where i.id = p_id and i.job_opening_id = any (private.my_candidate_jobs())
          and p_profile_id = any (private.job_candidate_viewers(i.job_opening_id)));
end
$$;
