-- Who could see a row of subscriptions in the change feed; asked by the feed alone, which then asks the policies for those who
-- listen.
-- Definer: colleagues are hidden from each other.
create function private.audience_subscriptions(p_row jsonb) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return private.billing_people(coalesce((p_row ->> 'profile_id')::uuid, (p_row ->> 'company_id')::uuid));
end
$$;
