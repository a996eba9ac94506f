-- The address of the caller's page ('profile') or their company's ('company'): what it is, what it was, and how often it
-- may still be changed. With p_slug also what that one would be: own, former, free, taken, reserved or invalid.
-- Null for anyone who may not change it.
-- Definer: no role reads private.old_slugs and private.slug_changes.
create function public.get_address(p_kind text, p_slug text default null) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_owner uuid := private.my_slug_owner(p_kind);
begin
    if v_owner is null or not private.is_onboarded() then
        return null;
    end if;
    return (
        select jsonb_build_object(
            'slug', case p_kind
                when 'profile' then (select p.slug from public.profiles p where p.id = v_owner)
                else (select c.slug from public.companies c where c.id = v_owner) end,
            'former', (
                select coalesce(jsonb_agg(o.slug order by o.created_at desc), '[]')
                from (
                    select x.slug, x.created_at from private.old_slugs x
                    where x.owner_id = v_owner and x.kind = p_kind order by x.created_at desc limit 20) o),
            'limit', private.slug_limit(), 'changes_left', b.changes_left, 'next_change_at', b.next_change_at,
            'asked', case
                when p_slug is null then null
                when not f.is_valid then 'invalid'
                when f.is_reserved then 'reserved'
                when f.is_taken then 'taken'
                when f.is_former then 'former'
                when f.is_current then 'own'
                else 'free' end)
        from private.slug_budget(p_kind, v_owner) b cross join private.slug_facts(p_kind, v_owner, p_slug) f);
end
$$;
