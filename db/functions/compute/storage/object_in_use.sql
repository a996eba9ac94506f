-- Whether anything in the product refers to a stored file. Columns of public images hold the file's address.
-- Definer: the service's role reads none of the product's tables.
create function private.object_in_use(p_bucket text, p_name text) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_folder uuid := left(p_name, 36)::uuid;
    v_address text := '/storage/v1/object/public/' || p_bucket || '/' || p_name;
begin
    return case p_bucket
        when 'avatars' then exists (
            select from public.profiles p where p.id = v_folder and p.avatar_url = v_address)
        when 'logos' then exists (
            select from public.companies c where c.id = v_folder and c.logo_url = v_address)
        when 'projects' then exists (
            select from public.featured_projects f where f.profile_id = v_folder and f.image_url = v_address)
        when 'attachments' then exists (select from private.attachments a where a.path = p_name)
        when 'bug-reports' then exists (select from public.bug_reports r where r.screenshot_path = p_name)
        when 'exports' then exists (
            select from private.data_exports e where e.object_name = p_name and e.expires_at > now())
        else false
    end;
end
$$;
