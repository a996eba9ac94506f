-- Names of people whom the caller's company can find, or who are interested in its jobs. Which those are is the caller's
-- to ask first.
-- Definer: profiles are their owners' rows.
create function private.people_names(p_ids uuid[]) returns table (id uuid, full_name text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query select p.id, p.full_name from public.profiles p where p.id = any (p_ids);
end
$$;
