-- Notes that someone asks for a check of a link, and forgets their checks that no longer count.
-- Definer: no role writes private.link_checks.
create function private.record_link_check(p_profile_id uuid, p_now timestamptz, p_since timestamptz) returns void
    language sql volatile security definer
    set search_path = ''
as $$
    delete from private.link_checks c where c.profile_id = p_profile_id and c.asked_at <= p_since;
    insert into private.link_checks (profile_id, asked_at) values (p_profile_id, p_now)
$$;
