-- All that the tier of a job seeker or a company allows, as content says. Every limit is read from here.
create function private.entitlements(p_owner_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (select t.limits from public.subscription_tiers t where t.id = private.owner_tier(p_owner_id));
end
$$;
