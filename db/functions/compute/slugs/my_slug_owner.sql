-- The profile or the company whose address the caller may change: a seeker's own, or the company of a member who may
-- manage it. Null for everyone else; an employer's profile has no page of its own.
create function private.my_slug_owner(p_kind text) returns uuid
    language plpgsql stable
    set search_path = ''
as $$
begin
    return case p_kind
        when 'profile' then (select p.id from public.profiles p where p.id = auth.uid() and p.role = 'job_seeker')
        when 'company' then private.my_company_with('manage_company') end;
end
$$;
