-- What the caller's tier allows, as content says; null for a visitor.
-- Definer: the policies of profiles ask whether the caller is active, which functions that ask for limits know already.
create function private.tier_limits() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return case when auth.uid() is not null then private.entitlements(auth.uid()) end;
end
$$;
