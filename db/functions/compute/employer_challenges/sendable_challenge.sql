-- A published challenge of the caller's company with its newest version, for those who send it: they need not manage
-- challenges, and read nothing else of it here.
-- Definer: a member who sends challenges without managing them reads no row of employer_challenges.
create function private.sendable_challenge(p_id uuid)
    returns table (status text, version_id uuid, title text, expires_at timestamptz)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select e.status, v.id, v.document ->> 'title', e.expires_at
    from public.employer_challenges e
    left join public.employer_challenge_versions v
        on v.employer_challenge_id = e.id and v.version = e.published_version
    where e.id = p_id and e.company_id = private.my_approved_company();
end
$$;
