-- What these companies promise, how often they kept it, and how long half of their newest answers took at most: of those
-- that are approved.
-- Definer: no role holds anything on company_promises.
create function private.response_times(p_company_ids uuid[])
    returns table (
        id uuid, slug text, name text, logo_url text, response_days smallint, kept_percent integer, decided integer,
        median_seconds bigint)
    language plpgsql stable security definer
    set search_path = ''
    set plan_cache_mode = force_generic_plan
as $$
begin
    return query
    select c.id, c.slug, c.name, c.logo_url, c.response_days, p.kept_percent, coalesce(p.decided, 0), p.median_seconds
    from unnest(p_company_ids) wanted (id)
    join public.companies c on c.id = wanted.id and c.approval_status = 'approved'
    left join private.company_promises p on p.company_id = c.id;
end
$$;
