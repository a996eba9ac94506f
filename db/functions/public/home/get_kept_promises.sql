-- Companies that promised an answer within some days, by how often they kept it: those that everyone may see, with
-- enough answers to say so.
-- Definer: no role holds anything on company_promises.
create function public.get_kept_promises(p_limit integer default 5) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if auth.uid() is not null and not private.is_session_active() then
        return '[]';
    end if;
    return (
        select coalesce(
            jsonb_agg(jsonb_build_object(
                'name', k.name,
                'slug', k.slug,
                'logo_url', k.logo_url,
                'response_days', k.response_days,
                'kept_percent', (100 * k.kept + k.decided / 2) / k.decided,
                'decided', k.decided)
                order by k.kept::float8 / k.decided desc, k.decided desc, k.slug),
            '[]')
        from (
            select c.name, c.slug, c.logo_url, c.response_days, p.kept, p.decided
            from private.company_promises p
            join public.companies c on c.id = p.company_id
            where p.decided >= 5 and c.approval_status = 'approved' and c.public_link and c.response_days is not null
            order by p.kept::float8 / p.decided desc, p.decided desc, c.slug
            limit least(greatest(coalesce(p_limit, 5), 0), 20)) k);
end
$$;
