-- What the steps of an invitation depend on: the time limit, the document as the candidate may see it, and whether its
-- company may act now. For the commands of both sides, which read the invitation by its policies.
-- Definer: a candidate reads no version of a company's challenge.
create function private.invitation_terms(p_id uuid)
    returns table (limit_minutes integer, document jsonb, approved boolean)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select v.time_limit_minutes, private.candidate_document(v.document), c.approval_status = 'approved'
    from public.challenge_invitations i
    join public.employer_challenge_versions v on v.id = i.version_id
    join public.companies c on c.id = i.company_id
    where i.id = p_id;
end
$$;
