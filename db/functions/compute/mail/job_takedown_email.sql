-- Whom to tell that a job was taken down or may be opened again: the confirmed addresses of its company's admins and of its
-- recruiter. For staff; never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.job_takedown_email(p_job_id uuid) returns table (addresses text[], title text, company text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select array(
            select a.address from private.company_admin_addresses(j.company_id) a (address)
            union
            select private.address_of(p.id) from public.profiles p
            where p.id = j.recruiter_profile_id and p.is_active and p.company_id = j.company_id
              and private.address_of(p.id) is not null
            order by 1),
        j.title, c.name
    from public.job_openings j
    join public.companies c on c.id = j.company_id
    where j.id = p_job_id and private.is_staff();
end
$$;
