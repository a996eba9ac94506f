-- Whom to send the email about a notification, and until when it has to wait. No row when it is not due any more: it was
-- read or taken back, the person doesn't want its kind by email, is not active, or has no confirmed address. For
-- background work; never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.notification_email(p_id uuid, p_emailed_by_default boolean, p_now timestamptz)
    returns table (profile_id uuid, address text, quiet_until timestamptz)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select p.id, private.address_of(p.id), private.quiet_until(p.id, p_now)
    from public.notifications n
    join public.profiles p on p.id = n.profile_id and p.is_active
    left join public.notification_settings s on s.profile_id = p.id and s.kind = n.kind
    where n.id = p_id and n.read_at is null and coalesce(s.email, p_emailed_by_default)
      and private.address_of(p.id) is not null;
end
$$;
