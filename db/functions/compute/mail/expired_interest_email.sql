-- Whom to tell what about an interest that expired: the seeker's confirmed address, the job and the company. For
-- background work; never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.expired_interest_email(p_interaction_id uuid) returns table (address text, title text, company text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select u.email::text, j.title, c.name
        from public.job_interactions i
        join public.job_openings j on j.id = i.job_opening_id
        join public.companies c on c.id = j.company_id
        join public.profiles p on p.id = i.profile_id and p.is_active
        join auth.users u on u.id = p.id and u.email is not null and u.email_confirmed_at is not null and u.deleted_at is null
        where i.id = p_interaction_id and i.decision = 'expired';
end
$$;
