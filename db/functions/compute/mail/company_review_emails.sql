-- Whom to tell what about a company's review: its admins with a confirmed address, unless a later review has changed
-- the status again. For background work; never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.company_review_emails(p_review_id uuid)
    returns table (address text, company text, status text, reason text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select private.address_of(p.id), c.name, r.status, r.reason
        from public.company_reviews r
        join public.companies c on c.id = r.company_id and c.approval_status = r.status
        join public.profiles p on p.company_id = c.id and p.company_role = 'admin' and p.is_active
        where r.id = p_review_id and private.address_of(p.id) is not null
        order by p.id;
end
$$;
