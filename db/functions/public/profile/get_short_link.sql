-- The present address of the profile with this short code, for those who may see the profile; else null, as for a code that
-- no one has.
-- Definer: profiles are hidden from others but for what is shown here.
create function public.get_short_link(p_code text) returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_id uuid;
    v_slug text;
begin
    if auth.uid() is not null and not private.is_session_active() then
        return null;
    end if;
    select p.id, p.slug into v_id, v_slug from public.profiles p where p.short_code = p_code;
    if private.may_see_profile(v_id, private.my_company()) then
        return v_slug;
    end if;
    return null;
end
$$;
