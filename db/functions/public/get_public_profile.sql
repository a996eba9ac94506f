-- Someone's page: Open and Showcase for whoever has its address, Private for its owner. The one way to another's page.
create function public.get_public_profile(p_slug text) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_id uuid;
begin
    if auth.uid() is not null and not private.caller_active() then
        return null;
    end if;
    select p.id into v_id from public.profiles p
    where p.slug = p_slug and p.role = 'job_seeker' and p.is_active
      and (p.id = auth.uid() or (
            p.visibility in ('open', 'showcase') and not p.needs_onboarding
            and not exists (
                select from public.hidden_companies h
                where h.profile_id = p.id and h.company_id = private.my_company())));
    return case when v_id is not null then private.person_page(v_id) end;
end
$$;
