-- What the judge needs to look into an open dispute: the document, the finder's answer, the input. No row when it is
-- decided.
-- Definer: documents with their hidden tests are in private.
create function private.dispute_case(p_id uuid) returns table (
    document jsonb, arguments jsonb, setup text, claimed jsonb, language text, source text, submission_id uuid)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select s.document, d.arguments, d.setup, d.claimed_expected, a.language, a.source, a.id
    from public.challenge_disputes d
    join private.challenge_secrets s on s.version_id = d.version_id
    left join public.submissions a on a.id = d.submission_id
    where d.id = p_id and d.state = 'open';
end
$$;
