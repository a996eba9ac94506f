-- What the caller may search: null for those who may not search at all. Challenges are for job seekers. People are for members with view_candidates of
-- an approved company, whose id is here for them.
create function private.search_scope(out members boolean, out company uuid, out kinds text[])
    language plpgsql stable
    set search_path = ''
as $$
begin
    kinds := array['jobs', 'companies'];
    members := private.is_onboarded();
    if auth.uid() is null or not members then
        if auth.uid() is not null and not private.is_session_active() then
            kinds := null;
        end if;
        return;
    end if;
    if private.my_role() = 'employer' and private.my_approved_company() is null then
        kinds := null;
    elsif private.my_approved_company() is not null and private.has_permission('view_candidates') then
        company := private.my_approved_company();
        kinds := array['people', 'jobs', 'companies'];
    elsif private.is_seeker() then
        kinds := array['jobs', 'companies', 'challenges'];
    end if;
end
$$;
