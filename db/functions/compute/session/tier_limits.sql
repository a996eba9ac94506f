-- What the caller's tier allows, as content says.
-- Definer: the policies of profiles ask whether the caller is active, which functions that ask for limits know already.
create function private.tier_limits() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select t.limits from public.profiles p
        join public.subscription_tiers t on t.id = p.tier
        where p.id = auth.uid());
end
$$;
