-- The company the caller works for, approved or not; null for everyone else (an employer whose company role is
-- neither admin nor recruiter included).
-- Definer: policies ask it, also those of profiles.
create function private.my_company() returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select p.company_id from public.profiles p
        where p.id = auth.uid() and p.role = 'employer' and p.company_role in ('admin', 'recruiter'));
end
$$;
