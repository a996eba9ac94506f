-- The people whom the caller has blocked, the last one first. block_person keeps the list short.
-- Definer: profiles of others are hidden from the caller.
create function public.get_blocked_people() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() then
        return '[]';
    end if;
    return (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id,
            'full_name', case when p.is_active then p.full_name else 'Deactivated account' end,
            'avatar_url', case when p.is_active then p.avatar_url end,
            'company_name', k.name, 'blocked_at', b.created_at) order by b.created_at desc, p.id), '[]')
        from public.blocked_people b
        join public.profiles p on p.id = b.blocked_id
        left join public.companies k on k.id = p.company_id
        where b.blocker_id = auth.uid());
end
$$;
