-- Whom to tell what about a company's review: its admins, unless a later review has changed the status again. For
-- background work; never returned to a client.
-- Definer: background work runs without a caller, and policies ask for one.
create function private.company_review_emails(p_review_id uuid)
    returns table (company_id uuid, admins uuid[], company text, status text, reason text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select c.id, array(
                select p.id from public.profiles p
                where p.company_id = c.id and p.company_role = 'admin' and p.is_active order by p.id),
            c.name, r.status, r.reason
        from public.company_reviews r
        join public.companies c on c.id = r.company_id and c.approval_status = r.status
        where r.id = p_review_id;
end
$$;
