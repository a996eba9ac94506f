-- The caller's own profile as others get it: 'stranger' has the link, 'employer' is a member of an approved company,
-- 'interested' of one that the caller showed interest in. {"visible", "listed", "page"}; the page is null where they get none.
-- Definer: the page of a person is made by a function that no one may call.
create function public.preview_my_profile(p_as text) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me public.profiles;
    v_visible boolean;
begin
    if p_as is null or p_as not in ('stranger', 'employer', 'interested') then
        raise exception 'p_as must be stranger, employer or interested.' using errcode = 'invalid_parameter_value';
    end if;
    select * into v_me from public.profiles p where p.id = auth.uid() and p.role = 'job_seeker' and private.is_onboarded();
    if not found then
        return null;
    end if;
    -- No company in particular: those that are hidden from get nothing whatever the visibility.
    v_visible := p_as = 'interested' or private.may_see_profile(v_me.id, null);
    return jsonb_build_object(
        'visible', v_visible,
        'listed', p_as = 'employer' and v_me.visibility = 'open',
        'hidden_from', (select count(*) from public.hidden_companies h where h.profile_id = v_me.id),
        'page', case when v_visible then private.person_page(v_me.id) - 'is_own' end);
end
$$;
