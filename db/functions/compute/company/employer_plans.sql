-- What each plan for companies says of one limit, the smallest plan first, and which of them is the company's. Null where a
-- plan doesn't name the limit, JSON's null where it has none.
-- Definer: a company's plan is in private.
create function private.employer_plans(p_company_id uuid, p_limit text)
    returns table (tier text, name text, value jsonb, is_current boolean)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select t.id, t.name, t.limits -> p_limit,
           t.id = coalesce((select p.tier from private.company_plans p where p.company_id = p_company_id), 'employer_core')
    from public.subscription_tiers t
    where t.audience = 'employer'
    order by t.position;
end
$$;
