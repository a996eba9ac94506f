-- What the emails about a job invitation name: the person, the member who sent it while they belong to the company and can
-- see candidates, and what became of it. For background work; never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.job_invitation_email(p_id uuid)
    returns table (
        person_address text, person text, sender_address text, title text, company text, reason text, status text,
        conversation_id uuid)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select pu.email::text, case when p.full_name = '' then 'Someone' else p.full_name end, su.email::text, j.title, c.name,
           i.reason, i.status, v.id
    from public.job_invitations i
    join public.job_openings j on j.id = i.job_opening_id
    join public.companies c on c.id = i.company_id
    join public.profiles p on p.id = i.profile_id
    left join auth.users pu on pu.id = p.id and p.is_active and pu.email_confirmed_at is not null and pu.deleted_at is null
    left join public.profiles s on s.id = i.sent_by and s.is_active and s.company_id = i.company_id
    left join auth.users su on su.id = s.id and su.email_confirmed_at is not null and su.deleted_at is null
    left join public.conversations v on v.job_interaction_id = i.job_interaction_id
    where i.id = p_id;
end
$$;
