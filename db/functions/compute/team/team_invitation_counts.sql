-- How many invitations a company has written: in all, open ones to other addresses than this, in the last day, and in the
-- last day to this address.
-- Definer: the caller reads no invited addresses.
create function private.team_invitation_counts(
    p_company_id uuid, p_email text, p_now timestamptz,
    out ever bigint, out open_to_others bigint, out today bigint, out today_to_address bigint
)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    select count(*),
        count(*) filter (where i.accepted_at is null and i.revoked_at is null and i.expires_at > p_now and i.email <> p_email),
        count(*) filter (where i.created_at > p_now - interval '1 day'),
        count(*) filter (where i.created_at > p_now - interval '1 day' and i.email = p_email)
    into ever, open_to_others, today, today_to_address
    from public.team_invitations i where i.company_id = p_company_id;
end
$$;
