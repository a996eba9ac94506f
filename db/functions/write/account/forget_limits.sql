-- Counters of limits that were kept for a person: their keys are hashes of an address, a number, an id, or an address
-- together with a network that the account signed in from.
-- Definer: no role of a command writes auth.rate_limits.
create function private.forget_limits(p_user_id uuid, p_addresses text[]) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from auth.rate_limits l
    where l.key in (
        select sha256(convert_to(k, 'UTF8'))
        from (
            select unnest(p_addresses)
            union select p_user_id::text
            -- The network as the limits name it: all of an IPv4 address, the first half of an IPv6 address.
            union
            select a || ' ' || case family(i.ip) when 4 then host(i.ip) else host(network(set_masklen(i.ip, 64))) end
            from unnest(p_addresses) a cross join auth.known_addresses i
            where i.user_id = p_user_id) keys (k));
end
$$;
