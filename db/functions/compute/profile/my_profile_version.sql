-- A fingerprint of the caller's profile and its parts: an import that was previewed on another one is refused.
-- Definer: it reads whole rows, of which commands hold some columns.
create function private.my_profile_version() returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
begin
    return md5(concat_ws('|',
        (select concat_ws(',', p.full_name, p.headline, p.about, p.location, p.years_experience) from public.profiles p where p.id = v_me),
        (select string_agg(x::text, ';' order by x.id) from public.profile_skills x where x.profile_id = v_me),
        (select string_agg(x::text, ';' order by x.id) from public.experiences x where x.profile_id = v_me),
        (select string_agg(x::text, ';' order by x.id) from public.educations x where x.profile_id = v_me),
        -- Whether a link is verified changes nothing that an import reads.
        (select string_agg(concat_ws(',', x.id, x.kind, x.label, x.url, x.position), ';' order by x.id)
         from public.profile_links x where x.profile_id = v_me),
        (select string_agg(x::text, ';' order by x.id) from public.profile_languages x where x.profile_id = v_me),
        (select string_agg(x::text, ';' order by x.id) from public.profile_certificates x where x.profile_id = v_me),
        (select string_agg(x::text, ';' order by x.id) from public.featured_projects x where x.profile_id = v_me)));
end
$$;
