-- Whether a company's page is open to the caller: everyone while it is approved and its public link is on, signed-in
-- people while it is approved, its members and those who dealt with it always.
create function private.may_see_company(p_id uuid) returns boolean
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_ready boolean := private.is_onboarded();
begin
    return exists (
        select from public.companies c
        where c.id = p_id
          and ((c.approval_status = 'approved' and (c.public_link or v_ready))
            or c.id = private.my_company()
            or (v_ready and c.id = any (private.my_interacted_companies()))));
end
$$;
