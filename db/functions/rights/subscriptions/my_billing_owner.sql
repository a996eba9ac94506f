-- For whom the caller pays: a job seeker for themselves, a company's admin for the company; null for everyone else.
-- Definer: policies ask it, also where the caller reads no profile.
create function private.my_billing_owner() returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select case when p.role = 'job_seeker' then p.id when p.role = 'employer' and p.company_role = 'admin' then p.company_id end
        from public.profiles p where p.id = auth.uid());
end
$$;
