-- A problem, a rubric or the interviewer's questions by edition. Never returned to a client whole.
-- Definer: no role reads private.interview_documents.
create function private.interview_document(p_edition text) returns json
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (select d.document from private.interview_documents d where d.edition = p_edition);
end
$$;
