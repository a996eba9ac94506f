-- Notes that someone asks for a check of a link, or for their repositories, and forgets what no longer counts.
-- Definer: no role writes private.link_checks.
create function private.record_link_check(
    p_profile_id uuid, p_now timestamptz, p_since timestamptz, p_of_repositories boolean) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    delete from private.link_checks c where c.profile_id = p_profile_id and c.asked_at <= p_since;
    insert into private.link_checks (profile_id, asked_at, of_repositories) values (p_profile_id, p_now, p_of_repositories)
$$;
