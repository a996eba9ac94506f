-- What the judge needs to look into an open dispute: the document, the finder's answer, the input. Null when it is decided.
create function private.dispute_case(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('document', s.document, 'arguments', d.arguments, 'setup', d.setup,
            'claimed', d.claimed_expected, 'language', a.language, 'source', a.source, 'submission_id', a.id)
        from public.challenge_disputes d
        join private.challenge_secrets s on s.version_id = d.version_id
        left join public.submissions a on a.id = d.submission_id
        where d.id = p_id and d.state = 'open');
end
$$;
