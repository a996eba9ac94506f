-- The subscription that an owner has now, the newest of those that have not ended; null for none.
-- Definer: background work asks for others.
create function private.current_subscription(p_owner_id uuid) returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select o.id
        from (
            select s.id, s.created_at from public.subscriptions s where s.profile_id = p_owner_id and s.state <> 'ended'
            union all
            select s.id, s.created_at from public.subscriptions s where s.company_id = p_owner_id and s.state <> 'ended') o
        order by o.created_at desc, o.id limit 1);
end
$$;
