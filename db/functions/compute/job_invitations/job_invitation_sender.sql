-- The member who sent the caller's job invitation, while they belong to the company.
-- Definer: a person doesn't read the profiles of a company's members.
create function private.job_invitation_sender(p_id uuid) returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select s.id from public.job_invitations i
        join public.profiles s on s.id = i.sent_by and s.is_active and s.company_id = i.company_id
        where i.id = p_id and i.profile_id = auth.uid());
end
$$;
