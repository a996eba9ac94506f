-- The subscriptions of those whom the caller pays for, those that have ended too.
-- Definer: the policies of receipts ask it.
create function private.my_subscriptions() returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_owner uuid := private.my_billing_owner();
begin
    return array(
        select s.id from public.subscriptions s where s.profile_id = v_owner
        union all
        select s.id from public.subscriptions s where s.company_id = v_owner);
end
$$;
