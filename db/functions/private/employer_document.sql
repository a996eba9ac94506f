-- The document of a company's own challenge that a submission is judged by. There are none yet.
create function private.employer_document(p_invitation_id uuid, p_employer_version_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return null;
end
$$;
