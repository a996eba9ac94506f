-- Whom to tell about an invitation, and what the emails name: the candidate and, of the company, who sent it, else the
-- job's recruiter, else an admin. For background work; never returned to a client.
-- Definer: background work runs without a caller, and policies ask for one.
create function private.challenge_email(p_invitation_id uuid)
    returns table (candidate_id uuid, candidate text, member_id uuid, title text, company text, status text,
        expires_at timestamptz, candidate_utc_offset integer, note text, reason text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select i.candidate_profile_id, case when cp.full_name = '' then 'Someone' else cp.full_name end, (
            select p.id from public.profiles p
            left join public.job_openings j on j.id = i.job_opening_id
            where p.company_id = i.company_id and p.is_active and p.company_role in ('admin', 'recruiter')
              and (p.id in (i.sent_by, j.recruiter_profile_id) or p.company_role = 'admin')
            order by p.id is not distinct from i.sent_by desc, p.id is not distinct from j.recruiter_profile_id desc, p.created_at
            limit 1),
        v.document ->> 'title', c.name, i.status, i.expires_at,
        -- Where the candidate is, when the time ends.
        coalesce(private.utc_offset(cp.timezone, i.expires_at), 0), i.note, i.reason
    from public.challenge_invitations i
    join public.employer_challenge_versions v on v.id = i.version_id
    join public.companies c on c.id = i.company_id
    join public.profiles cp on cp.id = i.candidate_profile_id
    where i.id = p_invitation_id;
end
$$;
