-- The caller's company once it is approved: candidates, messages and publishing ask for this one.
-- Definer: policies ask it, also those of profiles.
create function private.my_approved_company() returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select p.company_id from public.profiles p
        where p.id = auth.uid() and p.role = 'employer' and p.company_role in ('admin', 'recruiter')
          and p.company_approval_status = 'approved');
end
$$;
