-- The companies whose members saw a person's profile in a time, the most views first, 50 at most. Members who don't want
-- to be counted are left out, also with what was recorded before they said so, and so is a company that isn't approved.
-- Definer: views are in private.
create function private.viewing_companies(p_profile_id uuid, p_from timestamptz, p_before timestamptz) returns jsonb
    language sql stable security definer
    set search_path = ''
as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'slug', k.slug, 'logo_url', k.logo_url,
        'views', k.views, 'last_viewed_at', k.last_viewed_at) order by k.views desc, k.last_viewed_at desc, k.id), '[]')
    from (
        select c.id, c.name, c.slug, c.logo_url, count(*) as views, max(v.viewed_at) as last_viewed_at
        from private.profile_views v
        join public.profiles p on p.id = v.viewer_id and not p.analytics_opt_out
        join public.companies c on c.id = v.viewer_company_id and c.approval_status = 'approved'
        where v.profile_id = p_profile_id and v.viewer_company_id is not null
          and v.viewed_at >= p_from and v.viewed_at < p_before
        group by c.id
        order by count(*) desc, max(v.viewed_at) desc, c.id
        limit 50) k
$$;
