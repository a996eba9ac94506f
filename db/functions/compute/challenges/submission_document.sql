-- The document that a submission is judged by: hidden tests included. For the judge alone.
-- Definer: documents with their hidden tests are in private.
create function private.submission_document(p_version_id uuid, p_invitation_id uuid, p_employer_version_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if p_version_id is not null then
        return (select s.document from private.challenge_secrets s where s.version_id = p_version_id);
    end if;
    return private.employer_document(p_invitation_id, p_employer_version_id);
end
$$;
