-- Whether the caller reads an invitation as a member of its company: as the policy of the table says.
create function private.may_read_invitation(p_row public.challenge_invitations) returns boolean
    language plpgsql stable
    set search_path = ''
as $$
begin
    return coalesce(p_row.job_opening_id = any (private.my_candidate_jobs()), false)
        or coalesce(p_row.company_id = private.my_challenge_company(), false);
end
$$;
