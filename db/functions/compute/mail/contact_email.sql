-- The confirmed address of someone the caller deals with (an interest or a conversation), for a mail that a command
-- sends. Never returned to a client.
-- Definer: no role of a command reads auth.users.
create function private.contact_email(p_profile_id uuid) returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if p_profile_id = auth.uid() or p_profile_id = any (private.known_people_ids())
        or exists (
            select from public.job_interactions i
            join public.job_openings j on j.id = i.job_opening_id
            join public.profiles p on p.company_id = j.company_id
            where i.profile_id = auth.uid() and p.id = p_profile_id) then
        return (
            select u.email from auth.users u
            where u.id = p_profile_id and u.email_confirmed_at is not null and u.deleted_at is null);
    end if;
    return null;
end
$$;
