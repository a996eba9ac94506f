-- Whether what lies in a public bucket is shown: the pictures of someone who deactivated the account are not. Asked by
-- the service for each public download.
-- Definer: the service's role reads no profiles.
create function storage.is_shown(p_bucket text, p_folder uuid) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return p_bucket not in ('avatars', 'projects')
        or not exists (select from public.profiles p where p.id = p_folder and not p.is_active);
end
$$;
