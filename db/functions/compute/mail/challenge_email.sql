-- Whom to tell about an invitation, and what the emails name: the candidate and, of the company, who sent it, else the
-- job's recruiter, else an admin. For background work; never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.challenge_email(p_invitation_id uuid)
    returns table (candidate_address text, candidate text, member_address text, title text, company text, status text,
        expires_at timestamptz, note text, reason text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select cu.email::text, case when cp.full_name = '' then 'Someone' else cp.full_name end, (
            select u.email::text from public.profiles p
            join auth.users u on u.id = p.id and u.email_confirmed_at is not null and u.deleted_at is null
            left join public.job_openings j on j.id = i.job_opening_id
            where p.company_id = i.company_id and p.is_active and p.company_role in ('admin', 'recruiter')
              and (p.id in (i.sent_by, j.recruiter_profile_id) or p.company_role = 'admin')
            order by p.id is not distinct from i.sent_by desc, p.id is not distinct from j.recruiter_profile_id desc, p.created_at
            limit 1),
        v.document ->> 'title', c.name, i.status, i.expires_at, i.note, i.reason
    from public.challenge_invitations i
    join public.employer_challenge_versions v on v.id = i.version_id
    join public.companies c on c.id = i.company_id
    join public.profiles cp on cp.id = i.candidate_profile_id
    left join auth.users cu on cu.id = cp.id and cp.is_active and cu.email_confirmed_at is not null and cu.deleted_at is null
    where i.id = p_invitation_id;
end
$$;
