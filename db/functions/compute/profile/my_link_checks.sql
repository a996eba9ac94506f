-- When the caller asked for checks of links since then.
-- Definer: no role reads private.link_checks.
create function private.my_link_checks(p_since timestamptz) returns table (asked_at timestamptz)
    language sql stable security definer
    set search_path = ''
as $$
    select c.asked_at from private.link_checks c where c.profile_id = auth.uid() and c.asked_at > p_since
$$;
