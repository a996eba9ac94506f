-- Whether the caller is a job seeker.
-- Definer: policies ask it, and those of profiles would ask in turn.
create function private.is_seeker() returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (select from public.profiles p where p.id = auth.uid() and p.role = 'job_seeker');
end
$$;
