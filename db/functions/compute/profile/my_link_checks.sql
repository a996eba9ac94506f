-- When the caller asked for checks of links since then, or for their repositories.
-- Definer: no role reads private.link_checks.
create function private.my_link_checks(p_since timestamptz, p_of_repositories boolean) returns table (asked_at timestamptz)
    language sql stable security definer
    set search_path = ''
as $$
    select c.asked_at from private.link_checks c
    where c.profile_id = auth.uid() and c.of_repositories = p_of_repositories and c.asked_at > p_since
$$;
