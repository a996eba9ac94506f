-- The document that a submission is judged by when it answers a company's invitation, or when it is the reference
-- solution of a version: frozen at publishing. For the judge's worker.
create function private.employer_document(p_invitation_id uuid, p_employer_version_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select v.document from public.employer_challenge_versions v
        where v.id = coalesce(p_employer_version_id, (
            select i.version_id from public.challenge_invitations i where i.id = p_invitation_id)));
end
$$;
