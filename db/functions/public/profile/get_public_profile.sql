-- Someone's page: Open and Showcase for anyone who has its address, Private for its owner. The one way to another's page.
-- An address that the person gave up leads here too; the answer's slug is the present one.
-- Definer: profiles are hidden from others but for what is shown here.
create function public.get_public_profile(p_slug text) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_id uuid := private.slug_owner('profile', p_slug);
begin
    if auth.uid() is not null and not private.is_session_active() then
        return null;
    end if;
    if private.may_see_profile(v_id, private.my_company()) or exists (
        select from public.profiles p where p.id = v_id and p.id = auth.uid() and p.role = 'job_seeker' and p.is_active) then
        return private.person_page(v_id);
    end if;
    return null;
end
$$;
