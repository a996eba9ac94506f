-- Whether the caller may use messages at all: seekers always, employers of an approved company with the permission.
-- Definer: policies ask it, also where the caller reads no profile.
create function private.may_message() returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (select from public.profiles p where p.id = auth.uid() and p.role = 'job_seeker')
        or (private.my_approved_company() is not null and private.has_permission('message_candidates'));
end
$$;
